/** The text of a script with all its imports, for a page that has to work without other files. */
declare module '*?bundled' {
  const script: string;
  export default script;
}
