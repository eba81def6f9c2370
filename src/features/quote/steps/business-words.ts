/** The words of the business step for a bond that may bind a person, and for one that binds a business. */
export const NAME_HINTS = {
  person: {
    legalName:
      'The registered name. For an estate: "Estate of" and the name. For a notary: your own name.',
    dbaName: 'The name you do business as, if different.',
  },
  business: {
    legalName: 'The registered name, as the bond must show it, with “LLC” or “Inc.” if it has one.',
    dbaName:
      'The name you do business as. The bond prints it after the legal name: leave it empty if the office wants the legal name alone.',
  },
};
