/** The part of the dashboard's address that opens one application. It is also the id of the application's element. */

/** The id of the element that shows an application. */
export function applicationElementId(applicationId: string): string {
  return `application-${applicationId}`;
}

/** The hash of the dashboard's address with an application opened. */
export function applicationHash(applicationId: string): string {
  return `#${applicationElementId(applicationId)}`;
}
