/** The text of a script with all it imports, to be put into a page that has to work by itself. */
declare module '*?bundled' {
  const script: string;
  export default script;
}
