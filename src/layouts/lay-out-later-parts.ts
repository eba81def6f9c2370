import { afterLoad } from '~/platform/after-load';

/**
 * The first paint for a visitor who arrives leaves out the parts with the class `later`. Once the page has loaded, lay
 * them out in idle time, one at a time to keep tasks short, so that the scroll bar and pictures of the whole page are
 * exact.
 */
export function layOutLaterParts(): void {
  afterLoad(() => {
    const part = document.querySelector('.later');
    part?.classList.remove('later');

    if (part) layOutLaterParts();
    else delete document.documentElement.dataset['arrival']; // for parts that scripts add from now on
  });
}
