/** The name of each bond's required document of the type `other`, by the name of the bond. */
export type OtherDocuments = Readonly<Record<string, string | undefined>>;
