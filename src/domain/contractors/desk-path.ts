/** The page of a contractor's desk. */
export const CONTRACTOR_DESK_PATH = '/dashboard/contractor';

/** The id of a project's card on the desk, which is also the end of its address. */
export function projectAnchor(id: string): string {
  return `project-${id}`;
}

/** The path of a project on the Contractor Desk. */
export function projectPath(id: string): string {
  return `${CONTRACTOR_DESK_PATH}#${projectAnchor(id)}`;
}

/** The id of the project that the end of an address names: "#project-7f3a…". */
export function projectInHash(hash: string): string | undefined {
  return /^#project-(.+)$/.exec(hash)?.[1];
}
