import { DRAFT_KEY } from '~/platform/storage-keys';

/** An inline script after the link of this id: shows it if this browser has an unfinished quote. Storage may be blocked. */
export const SAVED_QUOTE_SCRIPT = `try{document.getElementById("saved-quote").hidden=!localStorage.getItem("${DRAFT_KEY}")}catch{}`;
