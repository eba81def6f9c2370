import type { ComponentProps } from 'react';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** 'primary' (copper) is for the most important action of a page only. */
  look?: 'primary' | 'secondary' | 'quiet';
};

/** A button. Unlike a plain HTML button, it does not submit its form by default. */
export function Button({ look = 'secondary', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={`button button-${look}`} />;
}
