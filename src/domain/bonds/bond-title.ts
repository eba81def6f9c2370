/** The title of a bond: "Executor Bond, Estate of Mary Smith, Charleston County". */
export function bondTitle(name: string, caption: string | null | undefined): string {
  return caption ? `${name}, ${caption}` : name;
}
