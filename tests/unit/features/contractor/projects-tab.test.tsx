// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { PROJECT_STAGES } from '~/domain/contractors/project-stages';
import { ProjectsTab } from '~/features/contractor/ProjectsTab';
import { DESK, PROJECT } from '../../../support/contractor-desk.ts';
import { enter, render } from '../../ui/render';

const PROJECTS = 300;

const cards = () => document.querySelectorAll('h4').length;

const desk = {
  ...DESK,
  projects: Array.from({ length: PROJECTS }, (_, index) => ({
    ...PROJECT,
    id: `project-${index}`,
    number: `P-${index}`,
    stage: PROJECT_STAGES[index % PROJECT_STAGES.length] ?? 'considering',
    bid: 100_000_000,
  })),
};

describe('a board of 300 projects', () => {
  it('opens at the project that the address names, however long its list is', () => {
    window.location.hash = '#project-project-290';
    render(<ProjectsTab desk={desk} />);

    expect(document.activeElement?.textContent).toContain('P-290, ');
    window.location.hash = '';
    document.body.replaceChildren();
  });

  it('renders ten cards of each stage, more on request, and finds each by its number', () => {
    render(<ProjectsTab desk={desk} />);
    expect(cards()).toBe(10 * PROJECT_STAGES.length);

    const more = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Show more'),
    );
    act(() => more?.click());
    expect(cards()).toBe(10 * PROJECT_STAGES.length + 20);

    enter('project-search', 'P-299');
    expect(cards()).toBe(1);
    expect(document.body.textContent).toContain('1 project matches.');
    enter('project-search', 'P-29');
    expect(document.body.textContent).toContain('11 projects match.');
    enter('project-search', 'nothing like it');
    expect(cards()).toBe(0);
    expect(document.body.textContent).toContain('No project matches.');
  });
});
