import type { ComponentProps } from 'react';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** Copper is for the one action that matters on a page. */
  look?: 'primary' | 'secondary' | 'quiet';
};

/** A button. It does not submit a form unless it says so. */
export function Button({ look = 'secondary', type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={`button button-${look}`} />;
}
