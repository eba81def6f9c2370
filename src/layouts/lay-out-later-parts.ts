import { afterLoad } from '~/platform/after-load';

/** As many parts as a slow phone lays out in about 50 milliseconds. */
const AT_ONCE = 4;

/**
 * The first paint leaves out the parts with the class `later`. Once the page has loaded, lay them out in idle time, a few
 * at a time, so that the scroll bar and pictures of the whole page are exact.
 */
export function layOutLaterParts(): void {
  afterLoad(() => {
    const parts = [...document.querySelectorAll('.later')].slice(0, AT_ONCE);
    for (const part of parts) part.classList.remove('later');

    if (parts.length > 0) layOutLaterParts();
    else document.documentElement.dataset['laidOut'] = ''; // for parts that scripts add from now on
  });
}
