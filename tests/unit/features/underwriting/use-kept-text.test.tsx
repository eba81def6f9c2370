// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { useKeptText } from '~/features/underwriting/use-kept-text';
import { enter, field, render } from '../../ui/render';

function Note({ id }: { id: string }) {
  const [text, setText] = useKeptText(id);

  return <input id="note" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

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
    enter('note', '');

    draw(<Note key="b" id="b" />);
    draw(<Note key="c" id="c" />);

    expect(field('note').value).toBe('');
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
