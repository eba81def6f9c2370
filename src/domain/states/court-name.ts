/** The first name of a court, for a heading: "Superior Court" of "Superior Court, probate". */
export function shortCourtName(name: string): string {
  return name.split(/[,;]/, 1).join('');
}
