// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useKeptText } from '~/features/underwriting/use-kept-text';
import { enter, field, render } from '../../ui/render';

/** Answers the note that is being sent. */
let answer = () => {};

function Note({ id }: { id: string }) {
  const [text, setText, clear] = useKeptText(id);
  const send = () => {
    answer = () => clear(text);
  };

  return (
    <>
      <input id="note" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button onClick={send}>Send</button>
    </>
  );
}

const send = () => act(() => document.querySelector('button')?.click());

function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('a typed text', () => {
  it('is still there after a look at another application', () => {
    const { draw } = render(<Note key="a" id="a" />);
    enter('note', 'Ask for the will');

    draw(<Note key="b" id="b" />);
    expect(field('note').value).toBe('');

    draw(<Note key="a" id="a" />);
    expect(field('note').value).toBe('Ask for the will');
  });

  it('is forgotten when it was sent', () => {
    const { draw } = render(<Note key="c" id="c" />);
    enter('note', 'Ask for the will');
    send();
    act(() => answer());
    expect(field('note').value).toBe('');

    draw(<Note key="b" id="b" />);
    draw(<Note key="c" id="c" />);

    expect(field('note').value).toBe('');
  });

  it('stays when it was typed while an earlier one was being sent', () => {
    const { draw } = render(<Note key="e" id="e" />);
    enter('note', 'Ask for the will');
    send();
    enter('note', 'Ask for the letters');
    act(() => answer());
    expect(field('note').value).toBe('Ask for the letters');

    draw(<Note key="b" id="b" />);
    draw(<Note key="e" id="e" />);
    expect(field('note').value).toBe('Ask for the letters');
  });

  it('lets the browser ask before it closes the page', () => {
    render(<Note id="d" />);
    expect(mayLeave()).toBe(true);

    enter('note', 'Ask for the will');
    expect(mayLeave()).toBe(false);

    enter('note', '');
    expect(mayLeave()).toBe(true);
  });
});
