import type { ComponentProps } from 'react';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** 'primary' (copper) is for the most important action of a page only. */
  look?: 'primary' | 'secondary' | 'quiet';
  /** The words of a quiet button line up with the text above them. */
  isFlush?: boolean;
};

/** A button. Unlike a plain HTML button, it does not submit its form by default. */
export function Button({
  look = 'secondary',
  isFlush = false,
  type = 'button',
  ...button
}: ButtonProps) {
  const classes = `button button-${look}${isFlush ? ' -mx-3' : ''}`;

  return <button {...button} type={type} className={classes} />;
}
