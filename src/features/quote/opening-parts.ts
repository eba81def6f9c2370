// What the wizard needs to open with more than a link's bond and state. opening-parts-loader.ts loads this file.
export { openWithAnswers } from './saved-arrival';
export { OpeningNotices } from './OpeningNotices';
export { ResumeChoice } from './ResumeChoice';
