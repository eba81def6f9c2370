/** Whether style sheets can do it. It is a function because there is no CSS on the server. */
const growsByItself = () => CSS.supports('field-sizing', 'content');

/**
 * Make a text area as high as its text in browsers whose style sheets cannot, such as Safari before
 * 26.2.
 */
export function growWithText(area: HTMLElement | null): void {
  if (!area || growsByItself()) return;

  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + border}px`;
}
