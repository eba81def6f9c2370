// Generated from content by `npm run papers`: change the content, not this file.
// Functions cannot read content: a bundle of a function holds modules only.
import type { BondForm } from '../../../../src/domain/papers/bond-form.ts';
import type {
  Agency,
  Licenses,
  Surety,
  TermsText,
} from '../../../../src/domain/papers/printed-words.ts';

/** Who sells the bonds: content/site.yaml. */
export const AGENCY: Agency = {
  name: 'Marshline Surety',
  legalName: 'Marshline Surety Agency, LLC',
  address: '18 Saltgrass Lane, Suite 200, Charleston, SC 29401',
  phone: '(843) 555-0142',
  email: 'help@marshlinesurety.example',
};

/** The agency's license in each state: content/states. */
export const LICENSES: Licenses = {
  AL: { number: 'MS-AL-0001', regulator: 'Alabama Department of Insurance', isSample: true },
  AZ: {
    number: 'MS-AZ-0002',
    regulator: 'Arizona Department of Insurance and Financial Institutions',
    isSample: true,
  },
  CA: { number: 'MS-CA-0003', regulator: 'California Department of Insurance', isSample: true },
  CO: { number: 'MS-CO-0004', regulator: 'Colorado Division of Insurance', isSample: true },
  CT: { number: 'MS-CT-0005', regulator: 'Connecticut Insurance Department', isSample: true },
  FL: {
    number: 'MS-FL-0006',
    regulator: 'Florida Department of Financial Services',
    isSample: true,
  },
  GA: {
    number: 'MS-GA-0007',
    regulator: 'Georgia Office of Commissioner of Insurance and Safety Fire',
    isSample: true,
  },
  IL: { number: 'MS-IL-0008', regulator: 'Illinois Department of Insurance', isSample: true },
  MD: { number: 'MS-MD-0009', regulator: 'Maryland Insurance Administration', isSample: true },
  MA: { number: 'MS-MA-0010', regulator: 'Massachusetts Division of Insurance', isSample: true },
  MI: {
    number: 'MS-MI-0011',
    regulator: 'Michigan Department of Insurance and Financial Services',
    isSample: true,
  },
  MN: { number: 'MS-MN-0012', regulator: 'Minnesota Department of Commerce', isSample: true },
  NJ: {
    number: 'MS-NJ-0013',
    regulator: 'New Jersey Department of Banking and Insurance',
    isSample: true,
  },
  NM: {
    number: 'MS-NM-0014',
    regulator: 'New Mexico Office of Superintendent of Insurance',
    isSample: true,
  },
  NY: {
    number: 'MS-NY-0015',
    regulator: 'New York State Department of Financial Services',
    isSample: true,
  },
  NC: { number: 'MS-NC-0016', regulator: 'North Carolina Department of Insurance', isSample: true },
  OH: { number: 'MS-OH-0017', regulator: 'Ohio Department of Insurance', isSample: true },
  OR: {
    number: 'MS-OR-0018',
    regulator: 'Oregon Division of Financial Regulation',
    isSample: true,
  },
  PA: { number: 'MS-PA-0019', regulator: 'Pennsylvania Insurance Department', isSample: true },
  SC: { number: 'MS-SC-0020', regulator: 'South Carolina Department of Insurance', isSample: true },
  TN: {
    number: 'MS-TN-0021',
    regulator: 'Tennessee Department of Commerce and Insurance',
    isSample: true,
  },
  TX: { number: 'MS-TX-0022', regulator: 'Texas Department of Insurance', isSample: true },
  VA: {
    number: 'MS-VA-0023',
    regulator: 'Virginia State Corporation Commission, Bureau of Insurance',
    isSample: true,
  },
  WA: {
    number: 'MS-WA-0024',
    regulator: 'Washington State Office of the Insurance Commissioner',
    isSample: true,
  },
  WI: {
    number: 'MS-WI-0025',
    regulator: 'Wisconsin Office of the Commissioner of Insurance',
    isSample: true,
  },
};

/** The company behind them: content/surety.yaml. */
export const SURETY: Surety = {
  isSample: true,
  name: 'Saltmarsh Fidelity & Surety Company',
  stateOfIncorporation: 'South Carolina',
  address: '40 Battery Park Row, Charleston, SC 29401',
  phone: '(843) 555-0168',
  naicNumber: '00000',
  attorneyInFact: 'Eleanor M. Prioleau',
  president: 'Harriet L. Gadsden',
  secretary: 'Josiah R. Wentworth',
  resolutionDate: '2026-01-15',
  notary: {
    name: 'Caroline B. Legare',
    state: 'South Carolina',
    county: 'Charleston',
    commissionExpires: 'April 30, 2031',
  },
  opening:
    'Know all persons by these presents, that {principal}, {asPrincipal}{togetherCalled}, and {surety}, a corporation organized under the laws of the {suretyStateInFull} and authorized to do a surety business in the {stateInFull}, as surety, are held and firmly bound to {payee}, as obligee, in the penal sum of {penalSumInWords} ({penalSum}), lawful money of the United States, for the payment of which we bind ourselves, our heirs, personal representatives, successors and assigns, jointly and severally, firmly by these presents.',
  testimonium:
    'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, whose power of attorney is attached.',
  powerOfAttorney: {
    title: 'Power of Attorney',
    text: [
      'Know all persons by these presents, that {surety}, a corporation organized under the laws of the {suretyStateInFull}, makes, constitutes and appoints {attorneyInFact} its true and lawful attorney-in-fact, with full power and authority to make, execute, seal and deliver on its behalf, as surety, the bond named above, riders to it, certificates that continue it, and nothing else.',
      'The authority of the attorney-in-fact is limited to {powerLimit}, for the bond with all its riders. What is executed within this limit binds the company as if its president had signed it.',
    ],
    resolution:
      'This power, No. {powerNumber}, is given under a resolution that the board of directors of the company adopted on {resolutionDate}. The resolution is in force, was not amended, and also provides that signatures and the seal of the company may be affixed by facsimile or by electronic means, and are then as valid as if made by hand.',
    acknowledgment:
      'On {issueDate}, {president} and {secretary} appeared before me, are known or proven to me to be the president and the secretary of {surety}, and acknowledged that they signed this power of attorney by authority of its board of directors and that the seal affixed to it is the seal of the company.',
    certificate:
      'I, the secretary of {surety}, certify that power of attorney No. {powerNumber} and the resolution named in it are in full force, have not been revoked, and were in force when the attorney-in-fact signed bond {bondNumber} on {issueDate}.',
    rider: {
      text: [
        'Know all persons by these presents, that {surety}, a corporation organized under the laws of the {suretyStateInFull}, makes, constitutes and appoints {attorneyInFact} its true and lawful attorney-in-fact, with full power and authority to make, execute, seal and deliver on its behalf, as surety, rider No. {riderNumber} to the bond named above, later riders to it, certificates that continue it, and nothing else.',
        'The authority of the attorney-in-fact is limited to {powerLimit}, for the bond with all its riders. What is executed within this limit binds the company as if its president had signed it.',
      ],
      certificate:
        'I, the secretary of {surety}, certify that power of attorney No. {powerNumber} and the resolution named in it are in full force, have not been revoked, and were in force when the attorney-in-fact signed rider No. {riderNumber} to bond {bondNumber} on {issueDate}.',
    },
  },
  continuation: {
    title: 'Continuation Certificate',
    fixed:
      'In consideration of the premium for the term, {surety}, as surety on the bond named above, which {principal}, {asPrincipal}, gave to {payee}, as obligee, in the penal sum of {penalSumInWords} ({penalSum}), continues that bond in force from {continuedFrom}. It ends {end}.',
    continuous:
      '{surety}, as surety on the bond named above, which {principal}, {asPrincipal}, gave to {payee}, as obligee, in the penal sum of {penalSumInWords} ({penalSum}), certifies that the premium is paid from {continuedFrom} to {continuedTo} and that the bond remains in force. The bond has no last day, and this certificate sets none.',
    text: [
      'Every term and condition of the bond stays as it is, and this certificate becomes part of it. File it with the bond.',
      'The liability of the surety is not cumulative. Under the bond and all certificates that continue it together, it does not exceed the penal sum, whatever the number of terms, claims or claimants.',
    ],
    testimonium: {
      attached:
        'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, under the power of attorney that is attached to the bond.',
      earlier:
        'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, under the power of attorney that came with rider No. {powerRider}.',
    },
    certificate: {
      attached:
        'I, the secretary of {surety}, certify that the power of attorney attached to bond {bondNumber} is in full force, has not been revoked, extends to certificates that continue that bond, and was in force when the attorney-in-fact signed this certificate on {issueDate}.',
      earlier:
        'I, the secretary of {surety}, certify that the power of attorney that came with rider No. {powerRider} to bond {bondNumber} is in full force, has not been revoked, extends to certificates that continue that bond, and was in force when the attorney-in-fact signed this certificate on {issueDate}.',
    },
  },
  rider: {
    title: 'Rider',
    attached:
      'To be attached to and to form a part of bond {bondNumber}, signed {bondDate}, of {principal}, {asPrincipal}, and the surety named above to {payee}, as obligee.',
    change: {
      name: 'From {changeDate} on, {principalNameIs} changed from {changedFrom} to {changedTo}.',
      address:
        'From {changeDate} on, the address of {firstPrincipal} is changed from {changedFrom} to {changedTo}.',
      firstAddress:
        'From {changeDate} on, the address of {firstPrincipal} is changed to {changedTo}.',
      amount:
        'From {changeDate} on, the penal sum of the bond is changed from {changedFrom} to {changedTo}.',
    },
    text: [
      'Nothing else is changed. Every other term and condition of the bond, of its earlier riders and of the certificates that continue it stays as it is. File this rider with the bond.',
      'The liability of the surety is not cumulative. Under the bond, its riders and its certificates together it never exceeds the penal sum on the day of a default, nor in all the highest it has had.',
    ],
    testimonium: {
      attached:
        'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, under the power of attorney that is attached to the bond.',
      brought:
        'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, under the power of attorney that comes with this rider.',
      earlier:
        'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, under the power of attorney that came with rider No. {powerRider}.',
    },
    certificate: {
      attached:
        'I, the secretary of {surety}, certify that the power of attorney attached to bond {bondNumber} is in full force, has not been revoked, extends to riders to that bond within its limit, and was in force when the attorney-in-fact signed this rider on {issueDate}.',
      brought:
        'I, the secretary of {surety}, certify that the power of attorney that comes with this rider, up to {powerLimit}, is in full force, has not been revoked, and was in force when the attorney-in-fact signed this rider on {issueDate}.',
      earlier:
        'I, the secretary of {surety}, certify that the power of attorney that came with rider No. {powerRider} to bond {bondNumber} is in full force, has not been revoked, extends to later riders to that bond within its limit, and was in force when the attorney-in-fact signed this rider on {issueDate}.',
    },
  },
  companion: {
    bond: 'Two bonds have the number {bondNumber}: the performance bond and the payment bond. Each is an obligation of its own in the penal sum of {penalSum}, and a payment under one does not reduce the other.',
    powerOfAttorney:
      'Bond {bondNumber} consists of a performance bond and a payment bond. This power extends to both, and its limit applies to each of them.',
    rider:
      'Bond {bondNumber} consists of a performance bond and a payment bond. This rider changes both alike, and the penal sum of each stays its own.',
    continuation:
      'Bond {bondNumber} consists of a performance bond and a payment bond. This certificate continues both, each in the penal sum named above.',
  },
  acknowledgments: {
    principal:
      'On this day {signer}, a principal named above, personally appeared before me, is known or proven to me to be the person who signed this bond, and acknowledged signing it for the purposes stated in it.',
    company:
      'On this day the person whose name and title stand above for {signer} personally appeared before me, is known or proven to me to be that person, and acknowledged signing this bond for that principal, with authority to do so.',
    surety:
      'On this day {attorneyInFact} appeared before me, is known or proven to me to be the attorney-in-fact of {surety}, and acknowledged signing this bond for it under its authority.',
    ofStates: {
      CA: {
        source: {
          name: 'California Civil Code, certificate of acknowledgment (read in copies)',
          citation: 'Cal. Civ. Code 1189(a)',
          url: 'https://californiaprobate.info/2020/06/california-notary-acknowledgement/',
          checked: '2026-11-29',
        },
        notice:
          'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
        principal: [
          'On ____________________ before me, ________________________ (here insert name and title of the officer), personally appeared {signer}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.',
          'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.',
          'WITNESS my hand and official seal.',
        ],
        company: [
          'On ____________________ before me, ________________________ (here insert name and title of the officer), personally appeared ______________________________, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.',
          'I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.',
          'WITNESS my hand and official seal.',
        ],
      },
      FL: {
        source: {
          name: "Florida Statutes, forms of a notary's certificate (read in a copy)",
          citation: 'Fla. Stat. 117.05(4) and (13)',
          url: 'http://www.leg.state.fl.us/Statutes/index.cfm?App_mode=Display_Statute&URL=0100-0199/0117/0117.html',
          checked: '2026-11-29',
        },
        principal: [
          'The foregoing instrument was acknowledged before me by means of ____ physical presence or ____ online notarization, this ______ day of ____________________, ________, by {signer}, a principal named above.',
          'Personally known ____ or produced identification ____. Type of identification produced ______________.',
        ],
        company: [
          'The foregoing instrument was acknowledged before me by means of ____ physical presence or ____ online notarization, this ______ day of ____________________, ________, by ______________________________ (name of person) as ____________________ (type of authority) for {signer}, a principal named above.',
          'Personally known ____ or produced identification ____. Type of identification produced ______________.',
        ],
      },
    },
  },
  attestations: {
    filing: {
      title: 'For the court or agency',
      signers: ['Approved by', 'Date approved and filed'],
    },
    'court-approval': {
      title: 'Approval by the court',
      text: 'The court approves this bond, its amount and its surety.',
      signers: ['Judge, clerk or register of the court', 'Date approved'],
    },
    'clerk-attestation': {
      title: 'Attestation and approval by the court',
      text: 'Signed and acknowledged before the court by each principal. The court approves this bond and its surety.',
      signers: ['Judge or clerk of the court (seal)', 'Date'],
    },
    'agency-approval': {
      title: 'Approval by the agency',
      text: 'This bond is approved.',
      signers: ['Signature, name and title', 'Date approved'],
    },
    'owner-acceptance': {
      title: 'Acceptance by the owner',
      text: 'The owner accepts this bond.',
      signers: ['Signature, name and title', 'Date accepted'],
    },
  },
};

/** The forms: content/bond-forms. */
export const BOND_FORMS: readonly BondForm[] = [
  {
    isSample: true,
    capacities: { 'appeal-supersedeas': 'appellant' },
    title: 'Appeal Bond',
    matterLabel: 'In the case of',
    recitals: [
      'This bond is given in the {matter.court}, {matter.county}, {stateInFull}, in the case of {matter.caseTitle}, case number {matter.caseNumber}.',
      'A judgment or order for {matter.judgmentAmount} was entered in that case on {matter.judgmentDate}. The principal, as {capacity}, has taken or is about to take an appeal to the {matter.appealsTo}, and asks that enforcement be stayed until the appeal is decided.',
    ],
    recitalsWithoutMatter: [
      'The principal, as {capacity}, has taken or is about to take an appeal from a judgment or order in the {stateInFull}, and asks that its enforcement be stayed until the appeal is decided.',
    ],
    condition:
      'The condition of this obligation is that, if the principal prosecutes the appeal with effect and satisfies the judgment or order, with interest and costs, so far as it is affirmed or the appeal is dismissed, and pays the costs and damages the appellate court may award, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on its approval by the court, not before {effectiveDate}. The premium is paid to {expiryDate}; the liability of the surety continues until the judgment is satisfied, reversed or released.',
      continuous:
        'This bond takes effect on its approval by the court, not before {effectiveDate}, and continues until the judgment is satisfied, reversed or released.',
    },
    provisions: [
      'The principal and the surety are jointly and severally liable. The total liability of the surety does not exceed the penal sum.',
      'The surety submits to the jurisdiction of the court in which this bond is filed. Its liability may be enforced on motion without an independent action. Notices to the surety are delivered or mailed to {suretyAddress}.',
      'No change in the judgment that raises it above the penal sum binds the surety for the excess unless the surety agrees in a signed rider.',
    ],
    attestation: 'court-approval',
  },
  {
    isSample: true,
    capacities: { 'bid-bond': 'bidder' },
    title: 'Bid Bond',
    matterLabel: 'Project',
    recitals: [
      'The principal, as {capacity}, has submitted or is about to submit to {obligee}, the owner, in the {stateInFull}, a bid that this bond secures. Project: {matter.project}; bid or solicitation number: {matter.contractNumber}; bid date: {matter.bidDate}.',
      {
        text: 'The owner has its address at {matter.ownerAddress}, as the invitation to bid says.',
        needs: ['ownerAddress'],
      },
      { text: 'The firm {matter.architect} is the architect or engineer.', needs: ['architect'] },
    ],
    recitalsWithoutMatter: [
      'The principal, as {capacity}, has submitted or is about to submit to {obligee} a bid for this project in the {stateInFull}: {purpose}. The bid is to be secured by this bond.',
    ],
    condition:
      'The condition of this obligation is that, if the obligee accepts the bid within the time stated in the bidding documents, and the principal enters into the contract and gives the performance and payment bonds that those documents require, or pays the obligee the difference, up to the penal sum, between the amount of the bid and the larger amount for which the obligee in good faith contracts with another party for the same work, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends {end}, or earlier when the obligee rejects the bid or the contract is signed and bonded.',
      continuous:
        'This bond takes effect on {effectiveDate} and ends when the obligee rejects the bid or the contract is signed and bonded.',
    },
    provisions: [
      'The principal and the surety are jointly and severally liable. The total liability of the surety does not exceed the penal sum.',
      'The surety waives notice of an agreement between obligee and principal that extends the time for accepting the bid by no more than sixty days in all.',
      'Where a statute requires this bond, its provisions are part of this bond and replace what conflicts with them.',
      'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
    ],
    attestation: 'owner-acceptance',
  },
  {
    isSample: true,
    capacities: {
      'erisa-fidelity': 'the sponsor of the plan, for every person who handles its funds',
      'employee-dishonesty': 'the employer, for every employee',
    },
    title: 'Fidelity Bond',
    matterLabel: 'Plan or business insured',
    recitals: [
      'The principal gives this bond as {capacity}, so that {obligee} is protected against loss by acts of fraud or dishonesty of those persons, in the {stateInFull} or elsewhere in the United States. Persons covered: {matter.coveredEmployees}.',
    ],
    recitalsWithoutMatter: [
      'The principal gives this bond as {capacity}, so that {obligee} is protected against loss by acts of fraud or dishonesty of those persons, in the {stateInFull} or elsewhere in the United States.',
    ],
    condition:
      'The condition of this obligation is that, if the obligee suffers no loss of money, securities or other property through larceny, theft, embezzlement, forgery, misappropriation, wrongful abstraction, willful misapplication or any other act of fraud or dishonesty of a person covered, acting alone or with others, then this obligation is void; otherwise the surety pays the loss, up to the penal sum.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends {end}. A loss during that time is covered if it is discovered within one year after the end.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until it is canceled. A loss before that day is covered if it is discovered within one year after it.',
    },
    provisions: [
      'The liability of the surety for all loss caused by one person, or in which that person is concerned, does not exceed the penal sum. No amount is deducted before the surety pays.',
      'The obligee tells the surety of a loss as soon as practicable after discovering it, and files a proof of loss within four months. Notices to the surety are delivered or mailed to {suretyAddress}.',
    ],
    attestation: 'none',
    overrides: [
      {
        bonds: ['erisa-fidelity'],
        source: {
          name: 'Employee Retirement Income Security Act, bonding (read in a copy)',
          citation: '29 U.S.C. 1112 (ERISA 412)',
          url: 'https://github.com/codexstanford/markdonw-chunck-of-the-usa-code/blob/main/chuncks/title-29/chunck-1175.md',
          checked: '2026-11-23',
        },
        title: 'ERISA Fidelity Bond',
        recitals: [
          'The principal gives this bond as {capacity}, so that the plan is protected against loss by acts of fraud or dishonesty of those persons, in the {stateInFull} or elsewhere in the United States. The plan {matter.planName} is the insured.',
          { text: 'The number of the plan is {matter.planNumber}.', needs: ['planNumber'] },
          { text: 'The plan names {matter.trustees} as trustees.', needs: ['trustees'] },
        ],
        provisions: [
          'The liability of the surety for all loss caused by one person, or in which that person is concerned, does not exceed the penal sum. No amount is deducted before the surety pays.',
          'This bond is written to meet section 412 of the Employee Retirement Income Security Act and is read so that it does. It protects the plan, not the persons covered.',
          'The obligee tells the surety of a loss as soon as practicable after discovering it, and files a proof of loss within four months. Notices to the surety are delivered or mailed to {suretyAddress}.',
        ],
      },
    ],
  },
  {
    isSample: true,
    capacities: {
      'executor-personal-representative': 'fiduciary',
      administrator: 'administrator',
      'guardian-conservator': 'fiduciary',
      trustee: 'trustee',
    },
    title: 'Fiduciary Bond',
    matterLabel: 'In the matter of',
    recitals: [
      'This bond is given in the {matter.court}, {matter.county}, {stateInFull}, in this matter: {caption}. Case number: {matter.caseNumber}.',
      'The principal has been or is to be appointed {capacity} in that matter, and the law or an order of the court requires a bond before letters issue or property is delivered.',
    ],
    recitalsWithoutMatter: [
      'The principal has been or is to be appointed {capacity} by {obligee}, in the {stateInFull}, and the law or an order of that court requires a bond before letters issue or property is delivered.',
    ],
    condition:
      'The condition of this obligation is that, if the principal, as {capacity}, faithfully discharges all duties according to law, makes and files every inventory and account when due, obeys the lawful orders of the court, and pays and delivers to those entitled all money and property that come into the hands of the principal in that capacity, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate}. The premium is paid to {expiryDate}; the liability of the surety continues until the court discharges the principal or releases the surety.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until the court discharges the principal or releases the surety.',
    },
    provisions: [
      'The principal and the surety are jointly and severally liable. The total liability of the surety, for all defaults and however long this bond is in force, does not exceed the penal sum.',
      'This bond is for the benefit of every person interested in the property. It is not void after the first recovery, but may be proceeded against from time to time until the whole penal sum is exhausted.',
      'The surety consents to the jurisdiction of the court in which this bond is filed. Notice of a proceeding that names the surety is delivered to it, or mailed to it by registered or certified mail, at {suretyAddress} or at the address that it has last filed with the court.',
      'Only an order of the court releases the surety, and not for what happened before the order.',
    ],
    attestation: 'court-approval',
    overrides: [
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['AL'],
        source: {
          name: 'Code of Alabama, bond of a personal representative (read in a copy)',
          citation: 'Ala. Code 43-2-851(a)',
          url: 'https://instalawyer.io/laws/code-of-alabama/section-43-2-851-bond',
          checked: '2026-11-23',
        },
        payee: 'the Judge of {obligee}',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully discharges all duties of the trust according to law, then this obligation is void; otherwise it remains in full force.',
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['AZ'],
        source: {
          name: 'Arizona Revised Statutes, terms and conditions of bonds (quoted by a law firm)',
          citation: 'A.R.S. 14-3606',
          url: 'https://rjpestateplanning.com/law-library/ars-14-3606-bond-terms-conditions',
          checked: '2026-11-23',
        },
        payee: 'the State of Arizona, for the benefit of the persons interested in the estate',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully discharges all duties according to law, then this obligation is void; otherwise it remains in full force.',
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['CA'],
        source: {
          name: 'California Probate Code, bond of a personal representative (read in a copy)',
          citation: 'Cal. Prob. Code 8480; Cal. Code Civ. Proc. 995.320',
          url: 'https://self-law.org/code/ca/probate-code/8480',
          checked: '2026-11-23',
        },
        payee: '{obligee}, for the benefit of interested persons',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully executes the duties of the office according to law, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'The principal and the surety are jointly and severally liable on the obligations of the statute that provides for this bond, Probate Code section 8480. The total liability of the surety does not exceed the penal sum.',
          'This bond is for the benefit of every person interested in the property. It is not void after the first recovery, but may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety may be served with notices, papers and other documents about this bond at {suretyAddress}.',
          {
            text: 'The principal may be served with them at {principalAddress}.',
            needs: ['principalAddress'],
          },
          'The surety signs under oath: its attorney-in-fact declares under penalty of perjury under the laws of the State of California that the attorney-in-fact signs this bond for the surety under a power of attorney that has not been revoked, and that this is true and correct.',
          'The surety consents to the jurisdiction of the court in which this bond is filed. Notice of a proceeding that names the surety is delivered to it, or mailed to it by registered or certified mail, at {suretyAddress} or at the address that it has last filed with the court.',
          'Only an order of the court releases the surety, and not for what happened before the order.',
        ],
        notes: [
          "Code of Civil Procedure 995.320 asks for the addresses at which the principal and the surety may be served, and for the surety's signature under oath. The bond has them, the oath as a declaration under penalty of perjury.",
          "An admitted surety insurer's bond is accepted when a notary took the acknowledgment of its signature and a copy of the power of attorney is attached (Cal. Code Civ. Proc. 995.630).",
          'The Probate Code names no payee. The bond runs to the court for the benefit of interested persons.',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['CO'],
        source: {
          name: 'Colorado Revised Statutes, terms and conditions of bonds (read in a copy)',
          citation: 'C.R.S. 15-12-606',
          url: 'https://law.justia.com/codes/colorado/2021/title-15/article-12/part-6/section-15-12-606/',
          checked: '2026-11-23',
        },
        payee:
          'the People of the State of Colorado, for the benefit of the persons interested in the estate',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully discharges all duties according to law, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety, for all defaults and however long this bond is in force, does not exceed the penal sum.',
          'This bond is for the benefit of every person interested in the property. It is not void after the first recovery, but may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety consents to the jurisdiction of the court in which this bond is filed. Notice of a proceeding that names the surety is delivered to it, or mailed to it by registered or certified mail, at {suretyAddress} or at the address that it has last filed with the court.',
          'Only an order of the court releases the surety, and not for what happened before the order.',
          'The surety is not liable for acts of the principal before the date of this bond.',
        ],
      },
      {
        states: ['CT'],
        source: {
          name: 'Connecticut General Statutes, probate bonds (read in a copy)',
          citation: 'Conn. Gen. Stat. 45a-139',
          url: 'https://lawserver.com/law/state/connecticut/ct-laws/connecticut_statutes_45a-139',
          checked: '2026-11-23',
        },
        payee: 'the State of Connecticut',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully performs the duties of the trust, and administers and accounts for all money and other property that come into the hands of the principal as fiduciary, according to law, then this obligation is void; otherwise it remains in full force.',
        notes: [
          'The appointment takes effect when the Probate Court accepts the bond (Conn. Gen. Stat. 45a-139(b)).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['FL'],
        source: {
          name: 'Florida Statutes, bond of fiduciary',
          citation: 'Fla. Stat. 733.402',
          url: 'https://flsenate.gov/Laws/Statutes/2010/0733.402',
          checked: '2026-11-23',
        },
        payee: "the Governor of the State of Florida and the Governor's successors in office",
        condition:
          'The condition of this obligation is that, if the principal performs all duties as {capacity} according to law, then this obligation is void; otherwise it remains in full force.',
        attestationText:
          'Approved by the clerk of the court under section 733.402, Florida Statutes.',
        notes: [
          'The clerk approves the bond and charges no fee for the approval (Fla. Stat. 733.402(1)).',
        ],
      },
      {
        bonds: ['guardian-conservator'],
        states: ['FL'],
        source: {
          name: 'Florida Statutes, bond of guardian (read in a copy)',
          citation: 'Fla. Stat. 744.351',
          url: 'https://lawserver.com/law/state/florida/regulations/florida_statutes_744-351',
          checked: '2026-11-23',
        },
        payee: "the Governor of the State of Florida and the Governor's successors in office",
        attestationText:
          'Approved by the clerk of the court under section 744.351, Florida Statutes.',
        notes: [
          'The clerk approves the bond of a guardian of the property (Fla. Stat. 744.351(1)).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['GA'],
        source: {
          name: 'Official Code of Georgia, requisites of the bond (read in a copy)',
          citation: 'O.C.G.A. 53-6-51',
          url: 'https://codes.findlaw.com/ga/title-53-wills-trusts-and-administration-of-estates/ga-code-sect-53-6-51/',
          checked: '2026-11-23',
        },
        payee: '{obligee}, for the benefit of all concerned',
        condition:
          'The condition of this obligation is that, if the principal faithfully discharges the duty of {capacity} as such as required by law, then this obligation is void; otherwise it remains in full force.',
        attestation: 'clerk-attestation',
        notes: [
          'The judge or the clerk of the probate court attests the bond (O.C.G.A. 53-6-51(a)).',
          'The end of a term does not relieve the surety. The rules for the discharge of a surety apply (O.C.G.A. 53-6-51(b)).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['MA'],
        source: {
          name: 'Massachusetts General Laws, terms and conditions of bonds',
          citation: 'M.G.L. c. 190B, 3-606',
          url: 'https://www.mass.gov/info-details/mass-general-laws-c190b-ss-3-606',
          checked: '2026-11-23',
        },
        payee:
          "the First Justice of {obligee}, and the First Justice's successors, for the benefit of the persons interested in the estate",
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully discharges all duties according to law, then this obligation is void; otherwise it remains in full force.',
        notes: ['The address of the surety must be in the bond (M.G.L. c. 190B, 3-606(a)(2)).'],
        ownForm: {
          number: 'MPC 801',
          name: 'Bond, form MPC 801 of the Probate and Family Court',
          url: 'https://www.swiftprobate.com/forms/massachusetts/mpc801',
          why: 'The Probate and Family Court takes the bond of a personal representative on its own form.',
        },
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['MD'],
        source: {
          name: 'Maryland Rules, bonds',
          citation: 'Md. Rule 6-312; Md. Code, Est. & Trusts 6-102',
          url: 'https://govt.westlaw.com/mdc/Document/N7B5E59309CEB11DB9BCF9DAC28345A2A',
          checked: '2026-11-23',
        },
        title: 'Bond of Personal Representative',
        payee: 'the State of Maryland, for the benefit of all interested persons and creditors',
        condition:
          'If the {capacity} shall perform the duties of the office of the {capacity} of the estate of the decedent according to law, and in all respects shall discharge the duties without any injury or damage to any person interested in the faithful performance of the office, then the obligation shall be void; otherwise it remains in full force.',
        notes: ['A nominal bond has a form of its own, RW1116 (Md. Rule 6-312(b)).'],
        ownForm: {
          number: 'RW1115',
          name: 'Bond of Personal Representative, form RW1115 of the Register of Wills',
          url: 'https://www.swiftprobate.com/forms/maryland/bond-of-personal-representative',
          why: 'Rule 6-312 sets the form of the bond, and the Register of Wills publishes it as RW1115.',
        },
      },
      {
        states: ['MI'],
        source: {
          name: 'Wayne County Probate Court, probate bonds',
          citation: 'MCR 5.113(A); form PC 570',
          url: 'http://www.wcpc.us/FAQ/bonds.htm',
          checked: '2026-11-23',
        },
        notes: ['The fiduciary files an acceptance of appointment, form PC 571, with the bond.'],
        ownForm: {
          number: 'PC 570',
          name: 'Bond of Fiduciary, form PC 570 of the State Court Administrative Office',
          url: 'http://www.wcpc.us/FAQ/bonds.htm',
          why: 'The court wants form PC 570 attached to every bond.',
        },
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['NC'],
        source: {
          name: 'North Carolina General Statutes, provisions of bond (read in a copy)',
          citation: 'N.C.G.S. 28A-8-2',
          url: 'https://statutes.laws.com/north-carolina/Chapter_28A/GS_28A-8-2',
          checked: '2026-11-23',
        },
        payee: 'the State of North Carolina, to the use of all persons interested in the estate',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully executes the trust reposed in the principal and obeys all lawful orders of the clerk of superior court or other court touching the administration of the estate committed to the principal, then this obligation is void; otherwise it remains in full force.',
        notes: ['The clerk of superior court approves the bond before letters issue.'],
      },
      {
        states: ['NJ'],
        source: {
          name: 'New Jersey Statutes and Court Rules, bonds of fiduciaries (read in copies)',
          citation: 'N.J.S.A. 3B:15-1; R. 1:13-3(b)',
          url: 'https://legalfix.com/statutes/state-codes/new-jersey/title-3b/section-3b-15-1',
          checked: '2026-11-23',
        },
        payee: 'the Superior Court of New Jersey',
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety, for all defaults and however long this bond is in force, does not exceed the penal sum.',
          'This bond is for the benefit of every person interested in the property. It is not void after the first recovery, but may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The principal and the surety submit to the jurisdiction of the court. They irrevocably appoint the clerk of the court having jurisdiction as their agent upon whom papers affecting their liability on the bond may be served. They waive any right to a jury trial.',
          'The liability of the principal and the surety may be enforced by motion in the action, if one is pending, without the necessity of an independent action. The motion may be served by mailing it, by ordinary mail, to the clerk or the surrogate, who mails copies to the principal and the surety. The address of the surety is {suretyAddress}.',
          'Only an order of the court releases the surety, and not for what happened before the order.',
        ],
        notes: [
          'Some surrogates publish a blank bond of their own. Ask the surrogate of the county before you file.',
        ],
      },
      {
        states: ['NY'],
        source: {
          name: "New York Surrogate's Court Procedure Act, approval and filing of bonds",
          citation: 'N.Y. SCPA 802',
          url: 'https://www.nysenate.gov/legislation/laws/SCP/802',
          checked: '2026-11-23',
        },
        attestationText:
          "The form of this bond and the sufficiency of the surety are approved under section 802 of the Surrogate's Court Procedure Act.",
        notes: [
          'The court endorses its approval on the bond, and the bond is then filed (SCPA 802(1)).',
          "Take the obligee from the court's order. We have not checked it against SCPA 801.",
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['OH'],
        source: {
          name: 'Ohio Revised Code, bond of a fiduciary (read in a copy)',
          citation: 'Ohio R.C. 2109.04',
          url: 'https://instalawyer.io/laws/ohio-revised-code/section-210904-bond',
          checked: '2026-11-23',
        },
        condition:
          'The condition of this obligation is that, if the principal faithfully and honestly discharges the duties devolving upon the principal as {capacity}, files every inventory within the time required by law, administers and distributes the property according to law, and renders a just and true account at the times required by law, then this obligation is void; otherwise it remains in full force.',
        notes: [
          'The court approves the form of the bond and the surety (Ohio R.C. 2109.04(A)(1)).',
          'The surety must be acceptable to the United States Treasury in the amount (Ohio R.C. 2109.17).',
        ],
      },
      {
        bonds: ['guardian-conservator', 'trustee'],
        states: ['OH'],
        source: {
          name: 'Ohio Revised Code, bond of a fiduciary (read in a copy)',
          citation: 'Ohio R.C. 2109.04',
          url: 'https://instalawyer.io/laws/ohio-revised-code/section-210904-bond',
          checked: '2026-11-23',
        },
        condition:
          'The condition of this obligation is that, if the principal faithfully and honestly discharges the duties devolving upon the principal as {capacity}, files every inventory within the time required by law, administers and distributes the property according to law, and renders a just and true account at the times required by law, then this obligation is void; otherwise it remains in full force.',
        notes: [
          'The court approves the form of the bond and the surety (Ohio R.C. 2109.04(A)(1)).',
          'The surety must be acceptable to the United States Treasury in the amount (Ohio R.C. 2109.17).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['OR'],
        source: {
          name: 'Oregon Revised Statutes, bond for personal representative (read in a copy)',
          citation: 'ORS 113.105',
          url: 'http://www.oregonlaws.org/ors/113.105',
          checked: '2026-11-23',
        },
        payee: '{obligee}, for the security and benefit of all interested persons',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully performs the duties of the position, then this obligation is void; otherwise it remains in full force.',
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['PA'],
        source: {
          name: 'Pennsylvania Consolidated Statutes, bond for an estate that the decedent held as a fiduciary (read in a copy)',
          citation: '20 Pa.C.S. 3173',
          url: 'http://pa.elaws.us/law/t20_sec.3173',
          checked: '2026-11-29',
        },
        notes: [
          'Ask the register of wills in whose name the bond runs. The bond for an estate that the decedent held as a fiduciary runs in the name of the Commonwealth (20 Pa.C.S. 3173).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['SC'],
        source: {
          name: 'South Carolina Code, bond of a personal representative (read in a copy)',
          citation: 'S.C. Code 62-3-603',
          url: 'https://lexace.ai/us/statute/south-carolina/62-3-603',
          checked: '2026-11-23',
        },
        beforeSigning:
          'Before you sign, ask the court whether it wants other words in the bond: we have not compared our form with S.C. Code 62-3-606.',
        notes: [
          'The bond is not void after the first recovery, and the surety takes notice at its address in it (S.C. Code 62-5-410).',
        ],
      },
      {
        bonds: ['guardian-conservator'],
        states: ['SC'],
        source: {
          name: 'South Carolina Code, terms and requirements of bonds (read in a copy)',
          citation: 'S.C. Code 62-5-410',
          url: 'https://law.justia.com/codes/south-carolina/2017/title-62/article-5/section-62-5-410-d-1/index.html',
          checked: '2026-11-23',
        },
        notes: [
          'The bond of a conservator is not void after the first recovery, and the surety takes notice at the address on file (S.C. Code 62-5-410(A)).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['TN'],
        source: {
          name: 'Tennessee Code, bond of a personal representative (read in copies)',
          citation: 'Tenn. Code 30-1-201 and 30-1-203',
          url: 'http://laws9.com/statutes/tennessee/title-30/chapter-1/part-2/30-1-203',
          checked: '2026-11-23',
        },
        payee: 'the State of Tennessee',
        condition:
          'The condition of this obligation is such that, if the principal shall well and truly, as such {capacity}, perform all the duties that are or may be required by law, this obligation shall be void, otherwise to remain in full force and virtue.',
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['TX'],
        source: {
          name: 'Texas Estates Code, bonds of executors (read in copies)',
          citation: 'Tex. Est. Code 401.005 and 305.102',
          url: 'https://lawserver.com/law/state/texas/tx-codes/texas_estates_code_401-005',
          checked: '2026-11-23',
        },
        payee: "the Judge of {obligee}, and the Judge's successors in office",
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, will well and truly administer the estate and will not waste, mismanage or misapply it, and performs all duties that the law requires, then this obligation is void; otherwise it remains in full force.',
        attestationText: 'Approved by the Judge to whom this bond is payable.',
        notes: [
          'The judge approves the bond. One surety is enough if it is an authorized company (Tex. Est. Code 401.005(a)).',
        ],
      },
      {
        bonds: ['guardian-conservator'],
        states: ['TX'],
        source: {
          name: 'Texas Estates Code, bond of a guardian (read in a copy)',
          citation: 'Tex. Est. Code 1105.103',
          url: 'https://codes.findlaw.com/tx/estates-code/est-sect-1105-103/',
          checked: '2026-11-29',
        },
        notes: [
          'Ask the court to whom the bond is payable. The bond that a creditor can ask for is payable to the judge, who also approves it (Tex. Est. Code 1105.103(e)).',
        ],
      },
      {
        states: ['VA'],
        source: {
          name: 'Code of Virginia, provisions and conditions of bonds',
          citation: 'Va. Code 49-12',
          url: 'https://law.lis.virginia.gov/vacode/49-12/',
          checked: '2026-11-23',
        },
        payee: 'the Commonwealth of Virginia',
        condition:
          'The condition of this obligation is that, if the principal faithfully discharges the duties of the office, post or trust of {capacity}, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety, for all defaults and however long this bond is in force, does not exceed the penal sum.',
          'This bond is for the benefit of every person interested in the property. It is not void after the first recovery, but may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety consents to the jurisdiction of the court in which this bond is filed. Notice of a proceeding that names the surety is delivered to it, or mailed to it by registered or certified mail, at {suretyAddress} or at the address that it has last filed with the court.',
          'The obligors waive, as to this obligation, the exemption to which section 34-22 of the Code of Virginia refers.',
          'Only an order of the court releases the surety, and not for what happened before the order.',
        ],
        attestation: 'clerk-attestation',
        notes: [
          'The bond is proved or acknowledged before the court or its clerk and recorded (Va. Code 49-12).',
        ],
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['WA'],
        source: {
          name: 'Revised Code of Washington, bond of a personal representative (read in a copy)',
          citation: 'RCW 11.28.185',
          url: 'https://e.casetext.com/statute/revised-code-of-washington/title-11-probate-and-trust-law/chapter-1128-letters-testamentary-and-of-administration/section-1128185-bond-or-other-security-of-personal-representative-when-not-required-waiver-corporate-trustee-additional-bond-reduction-other-security',
          checked: '2026-11-23',
        },
        payee: 'the State of Washington',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully executes the duty of the trust according to law, then this obligation is void; otherwise it remains in full force.',
      },
      {
        bonds: ['executor-personal-representative', 'administrator'],
        states: ['WI'],
        source: {
          name: 'Wisconsin Statutes, bond of personal representative (read in a copy)',
          citation: 'Wis. Stat. 856.25',
          url: 'https://d1tvxue8o4w0fl.cloudfront.net/statute/wisconsin-statutes/probate/chapter-856-opening-estates/section-85625-bond-of-personal-representative',
          checked: '2026-11-23',
        },
        payee: 'the Judge of {obligee}',
        condition:
          'The condition of this obligation is that, if the principal, as {capacity}, faithfully performs the duties of the office, then this obligation is void; otherwise it remains in full force.',
      },
    ],
  },
  {
    isSample: true,
    capacities: { 'freight-broker-bmc-84': 'property broker or freight forwarder' },
    title: "Property Broker's Surety Bond",
    matterLabel: 'Docket or MC number',
    payee: 'the United States of America',
    recitals: [
      'The principal is or intends to become a {matter.authority} under 49 U.S.C. chapter 139. Docket number: {matter.docketNumber}. The principal must keep on file evidence of financial responsibility under 49 U.S.C. 13906 and 49 CFR part 387.',
    ],
    recitalsWithoutMatter: [
      'The principal is or intends to become a {capacity} under 49 U.S.C. chapter 139, and must keep on file evidence of financial responsibility under 49 U.S.C. 13906 and 49 CFR part 387.',
    ],
    condition:
      'The condition of this obligation is that, if the principal pays every motor carrier and shipper all sums for which the principal is held legally liable by reason of failing to carry out contracts, agreements or arrangements for the transportation of property made while this bond is in effect, and pays freight charges under them, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate}. The premium is paid to {expiryDate}; the bond continues until it is canceled as stated below.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until it is canceled as stated below.',
    },
    provisions: [
      'The liability of the surety is not discharged by any payment or succession of payments, until the payments amount in the aggregate to the penal sum.',
      'The surety or the principal may cancel this bond by written notice to the Federal Motor Carrier Safety Administration on the form that the agency prescribes for it. The cancellation takes effect thirty days after the agency receives the notice. The surety remains liable under the contracts, agreements and arrangements made before that day.',
      'The surety notifies the agency of every suit on this bond, of every judgment and of every payment, and, within two business days, when the security falls below the amount that the law requires.',
      'The surety certifies that it is authorized to issue surety bonds in the {stateInFull}. Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
    ],
    attestation: 'none',
    notes: ['We file form BMC-84 with the FMCSA electronically. Keep this copy for your records.'],
    ownForm: {
      number: 'BMC-84',
      name: "Broker's or Freight Forwarder's Surety Bond, form BMC-84 of the FMCSA",
      url: 'https://omb.report/icr/202410-2126-001',
      why: "Evidence of the surety bond must be filed using the FMCSA's prescribed form BMC-84 (49 CFR 387.307(b)).",
      office: 'The Federal Motor Carrier Safety Administration',
    },
  },
  {
    isSample: true,
    capacities: {
      'auto-dealer': 'motor vehicle dealer',
      'contractor-license': 'licensed contractor',
    },
    title: 'License and Permit Bond',
    matterLabel: 'License or location',
    recitals: [
      'The principal has applied to {obligee} for a license as {capacity} in the {stateInFull}, or holds one, and the law requires this bond. License: {matter.licenseType}; license number: {matter.licenseNumber}.',
      { text: 'The principal has its address at {principalAddress}.', needs: ['principalAddress'] },
    ],
    recitalsWithoutMatter: [
      'The principal has applied to {obligee} for a license or permit as {capacity} in the {stateInFull}, or holds one, and the law requires this bond of those who hold it.',
      { text: 'The principal has its address at {principalAddress}.', needs: ['principalAddress'] },
    ],
    condition:
      'The condition of this obligation is that, if the principal complies with the laws and rules of the {stateInFull} under which the license is given and this bond is required, then this obligation is void; otherwise it remains in full force for the obligee and for every person to whom those laws give a claim on this bond.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends {end}, unless it is continued by a certificate that the surety signs or is canceled earlier as stated below.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until it is canceled as stated below.',
    },
    provisions: [
      'The principal and the surety are jointly and severally liable. The total liability of the surety does not exceed the penal sum, whatever the number of claims or of years that this bond is in force.',
      'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
      'The surety may cancel this bond by written notice to the obligee and the principal, sent at least thirty days before the cancellation takes effect, or longer where the law says so. It remains liable for what happened before that day.',
      "Any person whom the law allows to recover on this bond may sue on it in that person's own name.",
      'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
    ],
    overrides: [
      {
        bonds: ['contractor-license'],
        states: ['CA'],
        source: {
          name: "California contractor's bond, as the board's publication describes it (read in a copy)",
          citation: 'Cal. Bus. & Prof. Code 7071.5 and 7071.10',
          url: 'https://southcoastsurety.com/state-bonds/california/contractor-license-info/',
          checked: '2026-11-23',
        },
        title: "Contractor's Bond",
        payee: 'the State of California',
        condition:
          "The condition of this obligation is that, if the principal complies with the Contractors' State License Law, then this obligation is void; otherwise it remains in full force for the benefit of the persons whom section 7071.5 of the Business and Professions Code names.",
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety does not exceed the penal sum, whatever the number of claims or of years that this bond is in force.',
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety may cancel this bond by written notice to the Registrar of Contractors and to the principal, sent at least thirty days before the cancellation takes effect, or longer where the law says so. It remains liable for what happened before that day.',
          'The surety, an admitted surety insurer, may be served with notices, papers and other documents about this bond at {suretyAddress}.',
        ],
        notes: [
          "The business name and the license number on the bond match the board's records exactly.",
          'The bond reaches the board within 90 days of its effective date.',
        ],
        ownForm: {
          number: '13B-1',
          name: "Contractor's Bond, form 13B-1 of the Contractors State License Board",
          url: 'https://www.californiacontractorbonds.com/what-is-contractors-bond-form-13b-1/',
          why: "The board takes the bond on a form that the Attorney General's office has approved.",
        },
      },
      {
        bonds: ['contractor-license'],
        states: ['NM'],
        source: {
          name: 'New Mexico Statutes, proof of responsibility (read in a copy)',
          citation: 'NMSA 60-13-49',
          url: 'https://instalawyer.io/laws/new-mexico-statutes/section-60-13-49-proof-of',
          checked: '2026-11-23',
        },
        title: "Contractor's License Code Bond",
        condition:
          'The condition of this obligation is that, if the principal corrects every code violation that the principal causes as a licensee and that the Construction Industries Division certifies, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'Payments from this bond are only used to cure code violations caused by the licensee, certified by the division and not corrected by the licensee.',
          'Claims against this bond are made within two years following final inspection by the governmental entity having jurisdiction over code enforcement, or within two years of issuance of a certificate of occupancy for the construction project, whichever is earlier.',
          'The total aggregate liability of the surety for all claims is limited to the face amount of this bond.',
          "The surety gives the division and the licensee thirty days' prior written notice of intent to cancel this bond. It remains liable for all obligations of the principal under this bond that occur before this bond is canceled, expires or otherwise becomes ineffective.",
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'The bond pays only to cure certified code violations, not wages or fines (NMSA 60-13-49(B)(1)).',
        ],
        ownForm: {
          number: 'Code Bond',
          name: "Contractor's License Code Bond, the form of the Construction Industries Division",
          url: 'https://suretyone.com/blog/new-mexico-contractor-bond/',
          why: 'The division takes the bond only on a form that it has approved.',
        },
      },
      {
        bonds: ['contractor-license'],
        states: ['SC'],
        source: {
          name: 'South Carolina Code, surety bonds in place of a financial statement (read in a copy)',
          citation: 'S.C. Code 40-11-262',
          url: 'https://www.lawserver.com/law/state/south-carolina/sc-code/south_carolina_code_40-11-262',
          checked: '2026-11-23',
        },
        payee: 'the State of South Carolina',
        condition:
          'The condition of this obligation is that, if the principal commits no act or omission that is a breach of a construction contract or of a contract for the furnishing of labor, materials or professional services for construction undertaken by the principal, and no unlawful act or omission in performing construction, then this obligation is void; otherwise it remains in full force for the benefit of any person who is damaged by such an act or omission.',
        term: {
          fixed:
            'This bond is continuous in form. It takes effect on {effectiveDate} and is maintained as long as the principal maintains the license, or until the principal submits a financial statement that meets section 40-11-260 of the South Carolina Code. The premium is paid to {expiryDate}, which is not the end of this bond.',
          continuous:
            'This bond is continuous in form. It takes effect on {effectiveDate} and is maintained as long as the principal maintains the license, or until the principal submits a financial statement that meets section 40-11-260 of the South Carolina Code.',
        },
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety does not exceed the penal sum, whatever the number of claims or of years that this bond is in force.',
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          'This bond may be canceled only by notification to the board by the surety and the applicant thirty days prior to cancellation. The surety remains liable for what happened before that day.',
          'This bond is in addition to, and not in lieu of, any other surety bond required of the principal by law or regulation, or by any party to a contract with the principal.',
          'Claims may be filed against this bond on a form approved by the board.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          "The State of South Carolina is the obligee (S.C. Code 40-11-262(B)(2)). File with the Contractors' Licensing Board.",
          'Both the surety and the contractor must notify the board to cancel (S.C. Code 40-11-262(C)).',
        ],
      },
      {
        bonds: ['auto-dealer'],
        states: ['AZ'],
        source: {
          name: 'Arizona Administrative Code and Revised Statutes, dealer bonds (the rule read in a copy)',
          citation: 'Ariz. Admin. Code R17-5-402(B); A.R.S. 28-4362',
          url: 'https://law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R17-5-402',
          checked: '2026-11-30',
        },
        payee: 'the State of Arizona',
        condition:
          'The condition of this obligation is that, if the principal pays the title, registration and other related fees or taxes that customers have prepaid, and delivers with the sale of each vehicle a valid certificate of title, free of the interests of prior owners and of all liens except a lien that the buyer has created or expressly assumed in writing, then this obligation is void; otherwise it remains in full force for the benefit of every person who suffers loss.',
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety does not exceed the penal sum, whatever the number of claims or of years that this bond is in force.',
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety may cancel this bond only by written notice to the Director of the Arizona Department of Transportation and the principal, sent at least sixty days before the cancellation takes effect. It remains liable for what happened before that day.',
          "Any person whom the law allows to recover on this bond may sue on it in that person's own name.",
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'Each county in which the dealer has a place of business needs a bond of its own.',
          "The bond is not filled in by hand, and has the surety's embossed stamp, seal or sticker.",
        ],
        ownForm: {
          number: 'Vehicle Dealer Bond',
          name: 'Vehicle dealer bond, on the form that the Director of the Arizona Department of Transportation prescribes',
          url: 'https://law.cornell.edu/regulations/arizona/Ariz-Admin-Code-SS-R17-5-402',
          why: 'The rule wants the bond on the original form that the Director prescribes (Ariz. Admin. Code R17-5-402(B)).',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['CA'],
        source: {
          name: "California Vehicle Code, dealer's bond (read in a copy)",
          citation: 'Cal. Veh. Code 11710',
          url: 'https://lexace.ai/us/statute/california/veh-11710',
          checked: '2026-11-23',
        },
        condition:
          'The condition of this obligation is that, if the principal does not practice any fraud or make any fraudulent representation which will cause a monetary loss to a purchaser, seller, financing agency or governmental agency, then this obligation is void; otherwise it remains in full force.',
        notes: ['A wholesale-only dealer of fewer than 25 vehicles a year uses form OL 25B.'],
        ownForm: {
          number: 'OL 25',
          name: 'Surety Bond of Dealer, DMV form OL 25',
          url: 'https://buysuretybonds.com/auto-dealer-bonds/california/form-ol-25-guide/',
          why: 'The law wants the bond on a form that the Attorney General has approved (Cal. Veh. Code 11710(a)).',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['FL'],
        source: {
          name: 'Florida Division of Motorist Services, surety bonds of dealers (read in a dealer course)',
          citation: 'Fla. Stat. 320.27(10)',
          url: 'https://dmvdealerschool.com/lessons/163',
          checked: '2026-11-23',
        },
        condition:
          'The condition of this obligation is that, if the principal complies with the conditions of any written contract made in connection with the sale or exchange of any motor vehicle, and does not violate any of the provisions of chapters 319 and 320, Florida Statutes, in the conduct of the business, then this obligation is void; otherwise it remains in full force.',
        notes: [
          'The name on the bond includes every fictitious name, and the power of attorney is an original.',
        ],
        ownForm: {
          number: 'HSMV 86020',
          name: 'Surety bond of a motor vehicle dealer, form HSMV 86020',
          url: 'https://dmvdealerschool.com/lessons/163',
          why: 'The Division of Motorist Services takes no substitute for its own form.',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['MI'],
        source: {
          name: 'Michigan Vehicle Code, and the bond form of the Department of State (read in a copy of 2021)',
          citation: 'MCL 257.248(2)',
          url: 'https://formspal.com/pdf-forms/other/form-ar-0026',
          checked: '2026-11-30',
        },
        condition:
          'The condition of this obligation is that, if neither the principal nor an employee, agent or salesperson of the principal causes a monetary loss to a purchaser, seller, lessee, financing agency or governmental agency through fraud, cheating or misrepresentation in the conduct of the vehicle business, and the principal leaves no deficiency of sales tax or use tax for a year in which this bond is in force, then this obligation is void; otherwise it remains in full force.',
        ownForm: {
          number: 'AR-0026',
          name: 'Uniform Vehicle Dealer Surety Bond, form AR-0026 of the Michigan Department of State',
          url: 'https://formspal.com/pdf-forms/other/form-ar-0026',
          why: 'The Department of State sends dealers its own bond form with the application and approves each bond.',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['OR'],
        source: {
          name: 'Business Regulation of the Oregon DMV on its bond forms, as Integrity Surety quotes it',
          citation: 'ORS 822.030',
          url: 'https://integritysurety.com/2017/11/29/oregon-auto-dealers-50000-bond-effective-1-1-2018/',
          checked: '2026-11-30',
        },
        notes: [
          'Form 735-366 is for dealers who sell only motorcycles, mopeds, snowmobiles or all-terrain vehicles, a seller says.',
        ],
        ownForm: {
          number: '735-370B',
          name: 'Vehicle Dealer Surety Bond, DMV form 735-370B',
          url: 'https://integritysurety.com/2017/11/29/oregon-auto-dealers-50000-bond-effective-1-1-2018/',
          why: 'The DMV has a bond form of its own and sends it to dealers with the papers for the renewal.',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['SC'],
        source: {
          name: 'South Carolina Department of Motor Vehicles, surety bond; South Carolina Code',
          citation: 'S.C. Code 56-15-320(B)',
          url: 'https://www.scdmvonline.com/Business-Customers/Dealers/Dealer-Licenses/Surety-Bond',
          checked: '2026-11-23',
        },
        payee: 'the South Carolina Department of Motor Vehicles',
        condition:
          "The condition of this obligation is that, if the principal complies with the statutes applicable to the license, and indemnifies the owner of a motor vehicle, or the owner's legal representative, for loss or damage suffered by reason of fraud practiced or fraudulent representation made in connection with the sale or transfer of a motor vehicle by the principal, then this obligation is void; otherwise it remains in full force.",
        notes: [
          'A new bond or a continuation certificate is due every twelve months (S.C. Code 56-15-320(B)(2)).',
        ],
        ownForm: {
          number: 'DLA-1B',
          name: 'Motor Vehicle Dealer and Wholesaler Surety Bond, SCDMV form DLA-1B',
          url: 'https://www.scdmvonline.com/Business-Customers/Dealers/Dealer-Licenses/Surety-Bond',
          why: 'The law wants the bond on a form prescribed by the director of the department.',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['TX'],
        source: {
          name: 'Texas Transportation Code, security requirement of dealers (read in a copy)',
          citation: 'Tex. Transp. Code 503.033; 43 Tex. Admin. Code 215.137',
          url: 'https://texas.public.law/statutes/tex._transp._code_section_503.033',
          checked: '2026-11-23',
        },
        payee:
          "a person who obtains a court judgment assessing damages and attorney's fees for an act or omission on which this bond is conditioned",
        condition:
          'The condition of this obligation is that, if the principal pays all valid bank drafts, including checks, drawn by the principal to buy motor vehicles, and transfers good title to each motor vehicle that the principal offers for sale, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          "A person may recover against this bond who obtains against the principal a judgment assessing damages and reasonable attorney's fees based on an act or omission on which this bond is conditioned that occurred during the term for which the general distinguishing number was valid.",
          "The liability of the surety is limited to the amount of the valid bank drafts, or the amount paid to the principal for a motor vehicle without good title, and reasonable attorney's fees incurred in the recovery of the judgment. It does not exceed the face value of this bond, regardless of the number of claims or of the years that this bond remains in force.",
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety gives written notice to the Texas Department of Motor Vehicles 30 days prior to canceling this bond, and immediately reports to it the payment of any claim.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'The bond has the legal name on the license and the street address of each location that it covers (43 Tex. Admin. Code 215.137(a)).',
        ],
        ownForm: {
          number: 'Dealer Surety Bond',
          name: "Motor vehicle dealer's surety bond, in the form that the Attorney General of Texas approved",
          url: 'https://texas.public.law/statutes/tex._transp._code_section_503.033',
          why: 'The law wants the bond in a form that the Attorney General has approved (Tex. Transp. Code 503.033(b)).',
        },
      },
      {
        bonds: ['auto-dealer'],
        states: ['WI'],
        source: {
          name: 'Wisconsin Administrative Code, security of dealers (read in a copy)',
          citation: 'Wis. Adm. Code Trans 140.022(1)(a)',
          url: 'http://wirules.elaws.us/rule/trans140.022',
          checked: '2026-11-30',
        },
        payee: 'the Wisconsin Department of Transportation',
        condition:
          'The condition of this obligation is that, if the principal commits no act that is a ground for the suspension or revocation of a license under sections 218.0101 to 218.0163 of the Wisconsin Statutes, then this obligation is void; otherwise it remains in full force for the benefit of any person who sustains a loss because of such an act.',
        ownForm: {
          number: 'MV2511',
          name: 'Dealer Bond, form MV2511 of the Wisconsin Department of Transportation',
          url: 'https://wisconsindot.gov/Pages/dmv/dlr-agents/busns-lcnse/retaildealerlicense.aspx',
          why: 'The rule wants the bond on a form prescribed by the department (Wis. Adm. Code Trans 140.022(1)(a)).',
        },
      },
    ],
  },
  {
    isSample: true,
    capacities: { notary: 'notary public' },
    title: 'Notary Public Bond',
    matterLabel: 'Commission',
    recitals: [
      'The principal has been or is to be commissioned as a {capacity} in and for the {stateInFull}, in {matter.county}, for the term for which this bond is given. Commission number: {matter.commissionNumber}.',
      {
        text: 'The commission runs from {matter.commissionStart} to {matter.commissionEnd}.',
        needs: ['commissionStart', 'commissionEnd'],
      },
      { text: 'The address of the principal is {principalAddress}.', needs: ['principalAddress'] },
    ],
    recitalsWithoutMatter: [
      'The principal has been or is to be commissioned as a {capacity} in and for the {stateInFull} for the term for which this bond is given.',
      { text: 'The address of the principal is {principalAddress}.', needs: ['principalAddress'] },
    ],
    condition:
      'The condition of this obligation is that, if the principal faithfully performs the duties of a {capacity} according to the laws of the {stateInFull} during that term, then this obligation is void; otherwise it remains in full force for the benefit of every person harmed by a failure of the principal to do so.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends {end}, with the commission for which it is given.',
      continuous:
        'This bond takes effect on {effectiveDate} and ends with the commission for which it is given.',
    },
    provisions: [
      'The principal and the surety are jointly and severally liable. The total liability of the surety to all persons, for all notarial acts during the term, does not exceed the penal sum.',
      'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
      'A claim for an act performed during the term may be made after its end, within the time that the law allows.',
      'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
    ],
    overrides: [
      {
        states: ['AL'],
        source: {
          name: 'Code of Alabama, bond of notaries public (read in a copy)',
          citation: 'Ala. Code 36-20-71',
          url: 'https://casetext.com/statute/code-of-alabama/title-36-public-officers-and-employees/chapter-20-notaries-public/article-4-employment-of-notaries-public/section-36-20-71-bond',
          checked: '2026-11-23',
        },
        payee: 'the State of Alabama',
        condition:
          'The condition of this obligation is that, if the principal faithfully discharges the duties of the office of {capacity} so long as the principal may continue in it or discharge any of its duties, then this obligation is void; otherwise it remains in full force.',
        attestation: 'court-approval',
        attestationText:
          "Approved by the judge of probate of the county of the principal's residence.",
        notes: [
          'The judge of probate of your county approves, files and records the bond (Ala. Code 36-20-71).',
        ],
      },
      {
        states: ['AZ'],
        source: {
          name: 'Arizona Secretary of State, becoming a new notary',
          citation: 'A.R.S. 41-269',
          url: 'https://azsos.gov/business/notary-public/new-notary',
          checked: '2026-11-23',
        },
        notes: [
          'The name on the bond matches the application, and the dates of the bond are four years less one day apart. The Secretary of State returns a bond that fails either check.',
          'Sign as principal in every place for your signature, as on the application.',
        ],
      },
      {
        states: ['CA'],
        source: {
          name: 'California Government Code, official bonds (read in copies)',
          citation: 'Cal. Gov. Code 8212, 8213, 1500 and 1501; Cal. Code Civ. Proc. 995.320',
          url: 'https://jurris.com/california/government-code/1500-1505',
          checked: '2026-11-23',
        },
        title: 'Official Bond of Notary Public',
        payee: 'the State of California',
        condition:
          'The condition of this obligation is that, if the principal will well, truly, and faithfully perform all official duties now required by law of a {capacity}, and also all such additional duties as may be imposed on the principal by any law of the State enacted after the execution of this bond, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'The principal and the surety, an admitted surety insurer, are jointly and severally liable on the obligations of the statute that provides for this bond, Government Code section 8212. The total liability of the surety does not exceed the penal sum.',
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          'A claim for an act performed during the term may be made after its end, within the time that the law allows.',
          'The surety may be served with notices, papers and other documents about this bond at {suretyAddress}.',
          {
            text: 'The principal may be served with them at {principalAddress}.',
            needs: ['principalAddress'],
          },
          'The surety signs under oath: its attorney-in-fact declares under penalty of perjury under the laws of the State of California that the attorney-in-fact signs this bond for the surety under a power of attorney that has not been revoked, and that this is true and correct.',
        ],
        notes: [
          'File the bond and your oath with the county clerk within 30 days after the commission begins (Cal. Gov. Code 8213). The clerk passes the bond to the county recorder.',
          "Code of Civil Procedure 995.320 asks for the addresses at which the principal and the surety may be served, and for the surety's signature under oath. The bond has them, the oath as a declaration under penalty of perjury.",
          "An admitted surety insurer's bond is accepted when a notary took the acknowledgment of its signature and a copy of the power of attorney is attached (Cal. Code Civ. Proc. 995.630).",
        ],
      },
      {
        states: ['FL'],
        source: {
          name: "Florida Statutes, bond of a notary public, and the Department of State's form (read in a copy)",
          citation: 'Fla. Stat. 117.01',
          url: 'https://abcdocz.com/doc/163572/complete-and-return-originals-to--national-notary-associa...',
          checked: '2026-11-23',
        },
        title: 'Bond of Notary Public',
        opening:
          'Know all persons by these presents, that we, {principal}, {asPrincipal}, and {surety}, a corporation organized under the laws of the {suretyStateInFull}, as surety company, give bond payable to {payee}, in the amount of {penalSumInWords} ({penalSum}), as assurance for the due discharge of the duties of the office of {capacity}, and we do bind ourselves, and each of our heirs, executors and administrators, jointly and severally.',
        payee:
          "any individual who may be harmed as a result of a breach of duty by the principal acting in the principal's official capacity as notary public",
        recitals: [
          'The principal was, on the date of issuance of commission, bonded as a {capacity} in and for the State of {state}, to hold office for the term of four years in accordance with the Constitution and laws of this State. County: {matter.county}. Commission number: {matter.commissionNumber}.',
          {
            text: 'The commission runs from {matter.commissionStart} to {matter.commissionEnd}.',
            needs: ['commissionStart', 'commissionEnd'],
          },
        ],
        condition:
          'Now, therefore, if the principal shall faithfully discharge the duties of the office of {capacity}, as prescribed by law, then this obligation shall be void; otherwise it remains in full force.',
        provisions: [
          'The total liability of the surety to all persons, for all notarial acts during the term, does not exceed the penal sum.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}. Its phone number is {suretyPhone}.',
        ],
        attestation: 'agency-approval',
        attestationText: 'Approved by the Department of State.',
        notes: [
          'The bond goes to the Department of State with the application and the oath, in a form that the department prescribes (Fla. Stat. 117.01(2)). This bond has the words of that form.',
        ],
      },
      {
        states: ['MI'],
        source: {
          name: 'Michigan Notary Public Act, bond and oath (read in a copy)',
          citation: 'MCL 55.273',
          url: 'https://legalfix.com/statutes/state-codes/michigan/chapter-55/statute-act-238-of-2003/section-55-273',
          checked: '2026-11-23',
        },
        condition:
          'This bond is conditioned upon indemnifying or reimbursing a person, financing agency or governmental agency for monetary loss caused through the official misconduct of the principal in the performance of a notarial act. If there is no such loss, this obligation is void; otherwise it remains in full force.',
        provisions: [
          'The surety is required to indemnify or reimburse only after a judgment based on official misconduct has been entered in a court of competent jurisdiction against the principal.',
          'The aggregate liability of the surety does not exceed the penal sum.',
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          'The surety may cancel this bond 60 days after it notifies the notary, the Secretary of State and the county clerk. It is not liable for a breach that occurs after the cancellation takes effect.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'File the bond and your oath with the county clerk in the 90 days before you apply (MCL 55.273(1)).',
        ],
      },
      {
        states: ['TN'],
        source: {
          name: 'Tennessee Code, surety bond of notaries (read in a copy)',
          citation: 'Tenn. Code 8-16-104',
          url: 'https://instalawyer.io/laws/2021-tennessee-code/8-16-104-surety-bond',
          checked: '2026-11-23',
        },
        payee: 'the State of Tennessee',
        condition:
          'The condition of this obligation is that, if the principal faithfully discharges the duties of a {capacity}, then this obligation is void; otherwise it remains in full force.',
        notes: [
          'The bond is filed with the county clerk of the county that elected you (Tenn. Code 8-16-104).',
        ],
      },
      {
        states: ['PA'],
        source: {
          name: 'Pennsylvania Department of State, bonding requirement of notaries',
          citation: '57 Pa.C.S. 321',
          url: 'https://www.dos.pa.gov/OtherServices/Notaries/NotaryServices/Pages/Bonding-Requirement.aspx',
          checked: '2026-11-29',
        },
        condition:
          'The condition of this obligation is that, if the principal faithfully performs the duties of the office of {capacity}, and if the register of the principal is delivered to the office of the recorder of deeds of the proper county within thirty days of the death, resignation or disqualification of the principal, then this obligation is void; otherwise it remains in full force for the benefit of every person harmed by a failure of the principal to do so.',
        notes: [
          'A bond form of the Department of State comes with each appointment, and the surety fills it in. If the recorder of deeds takes only that form, call us. Use the form of your latest appointment.',
        ],
      },
      {
        states: ['TX'],
        source: {
          name: "Texas Government Code, bond and oath of a notary, and the Secretary of State's rule (read in copies)",
          citation: "Tex. Gov't Code 406.010; 1 TAC 87.2",
          url: "https://texas.public.law/statutes/tex._gov't_code_section_406.010",
          checked: '2026-11-23',
        },
        payee: 'the Governor of the State of Texas',
        condition:
          'The condition of this obligation is that, if the principal faithfully performs the duties of the office of {capacity}, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety to all persons, for all notarial acts during the term, does not exceed the penal sum.',
          'This bond is not void on first recovery, and may be sued on in the name of the injured party from time to time until the whole amount of the bond is recovered.',
          'A claim for an act performed during the term may be made after its end, within the time that the law allows.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        attestation: 'agency-approval',
        attestationText: 'Approved by the Secretary of State of the State of Texas.',
        notes: [
          "The Secretary of State approves the bond and keeps it (Tex. Gov't Code 406.010). An application without the signature of the surety or of the applicant goes back.",
        ],
        ownForm: {
          number: '2301',
          name: 'Application for Appointment as Texas Notary Public, form 2301 of the Secretary of State',
          url: 'https://webservices.sos.state.tx.us/notary/checklist.aspx',
          why: "Applicants use the Secretary of State's form, and the surety signs on it to evidence the bond (1 TAC 87.2(b) and (c)).",
        },
      },
      {
        states: ['WA'],
        source: {
          name: "Revised Code of Washington, notary commission and bond, and the department's rule (read in copies)",
          citation: 'RCW 42.45.200(4); WAC 308-30-030',
          url: 'https://www.legalfix.com/statutes/state-codes/washington/title-42/chapter-42-45/section-42-45-200',
          checked: '2026-11-23',
        },
        provisions: [
          'The principal and the surety are jointly and severally liable. The total liability of the surety to all persons, for all notarial acts during the term, does not exceed the penal sum.',
          'This bond is not void after the first recovery. It may be proceeded against from time to time until the whole penal sum is exhausted.',
          "This bond covers acts performed during the term of the principal's commission. If the principal violates law with respect to notaries public in the State of Washington, the surety is liable under this bond.",
          "The surety gives at least thirty days' notice to the Department of Licensing before it cancels this bond.",
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'Your application includes evidence of the bond, signed by you, that conforms to RCW 42.45.200(4) (WAC 308-30-030(1)(a)).',
        ],
      },
      {
        states: ['IL'],
        source: {
          name: 'Illinois Administrative Code, bond of a notary public (read in a copy)',
          citation: '14 Ill. Adm. Code 176.340',
          url: 'https://regulations.justia.com/states/illinois/title-14/part-176/subpart-d/section-176-340',
          checked: '2026-11-23',
        },
        notes: [
          'The bond carries the oath of office on its face, and you sign below the oath (14 Ill. Adm. Code 176.340(d)). Take the oath from 5 ILCS 312/2-104 and attach it.',
        ],
      },
    ],
  },
  {
    isSample: true,
    capacities: { 'payment-bond': 'contractor' },
    title: 'Payment Bond',
    matterLabel: 'Contract and project',
    recitals: [
      'The principal, as {capacity}, has entered or is about to enter into a written contract with {obligee}, the owner, in the {stateInFull}. That contract is part of this bond by reference. Project: {matter.project}; contract number: {matter.contractNumber}; date of the contract: {matter.contractDate}; contract price: {matter.contractPrice}.',
      {
        text: 'The owner has its address at {matter.ownerAddress}, as the contract says.',
        needs: ['ownerAddress'],
      },
      { text: 'The firm {matter.architect} is the architect or engineer.', needs: ['architect'] },
    ],
    recitalsWithoutMatter: [
      'The principal, as {capacity}, has entered or is about to enter into a written contract with {obligee} for this project in the {stateInFull}: {purpose}. That contract is part of this bond by reference.',
    ],
    condition:
      'The condition of this obligation is that, if the principal promptly pays all persons who supply labor, material or equipment used or reasonably required for use in the performance of the contract, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate}. The premium is paid to {expiryDate}; the bond remains in force until all who may claim on it are paid or their time to claim has ended.',
      continuous:
        'This bond takes effect on {effectiveDate} and remains in force until all who may claim on it are paid or their time to claim has ended.',
    },
    provisions: [
      'A claimant is one who has a direct contract with the principal, or with a subcontractor of the principal, to supply labor, material or equipment for the contract.',
      'A claimant who has not been paid in full within ninety days after its last labor or material may sue on this bond for the amount unpaid. A claimant without a direct contract with the principal first gives the principal written notice within ninety days after its last labor or material.',
      'The notice states with substantial accuracy the amount claimed and the name of the party to whom the labor or material was supplied. It is served by any means that gives written proof of delivery.',
      'Within sixty days after a claim with its proof, the surety answers in writing, says which amounts it disputes and why, and pays the undisputed amounts.',
      "A suit is begun within one year after the claimant's last labor or material. Where a statute requires this bond, its provisions are part of this bond and replace what conflicts with them, times to sue included.",
      'The principal and the surety are jointly and severally liable. The liability of the surety does not exceed the penal sum, and is reduced by payments made in good faith. The surety waives notice of changes of the contract.',
      'Claims and notices to the surety are delivered or mailed to {suretyAddress}.',
    ],
    attestation: 'owner-acceptance',
    overrides: [
      {
        states: ['CA'],
        source: {
          name: 'California Civil Code, payment bonds of public works (read in copies)',
          citation: 'Cal. Civ. Code 9550, 9554, 9558 and 9560; Cal. Code Civ. Proc. 995.320',
          url: 'https://codes.findlaw.com/ca/civil-code/civ-sect-9554/',
          checked: '2026-11-23',
        },
        condition:
          "This bond is conditioned for the payment in full of the claims of all claimants. If the principal or a subcontractor fails to pay (1) a person authorized under section 9100 of the Civil Code to assert a claim against a payment bond, (2) amounts due under the Unemployment Insurance Code with respect to work or labor performed pursuant to the contract, or (3) amounts required to be deducted, withheld and paid over to the Employment Development Department from the wages of employees of the principal and subcontractors under section 13020 of the Unemployment Insurance Code with respect to the work and labor, the surety will pay the obligation and, if an action is brought to enforce the liability on this bond, a reasonable attorney's fee, to be fixed by the court. Otherwise this obligation is void.",
        provisions: [
          "This bond inures to the benefit of any person authorized under section 9100 of the Civil Code to assert a claim against a payment bond, so as to give a right of action to that person or that person's assigns in an action to enforce the liability on this bond.",
          'To enforce a claim, a claimant gives the preliminary notice, or the written notice to the surety and the principal, that section 9560 of the Civil Code provides. An action is commenced not later than six months after the period in which a stop payment notice may be given under section 9356.',
          'Within sixty days after a claim with its proof, the surety answers in writing, says which amounts it disputes and why, and pays the undisputed amounts.',
          'The principal and the surety are jointly and severally liable on the obligations of the statute that provides for this bond, Civil Code section 9550. The liability of the surety does not exceed the penal sum, and is reduced by payments made in good faith. The surety waives notice of changes of the contract.',
          'The surety, an admitted surety insurer, may be served with notices, papers and other documents about this bond at {suretyAddress}.',
          {
            text: 'The principal may be served with them at {principalAddress}.',
            needs: ['principalAddress'],
          },
          'The surety signs under oath: its attorney-in-fact declares under penalty of perjury under the laws of the State of California that the attorney-in-fact signs this bond for the surety under a power of attorney that has not been revoked, and that this is true and correct.',
        ],
        notes: [
          'The owner approves the bond before the work begins. It is for at least the whole contract price (Cal. Civ. Code 9550 and 9554).',
        ],
      },
      {
        states: ['FL'],
        source: {
          name: 'Florida Statutes, bond of contractor constructing public buildings (read in a copy)',
          citation: 'Fla. Stat. 255.05',
          url: 'https://lawserver.com/law/state/florida/regulations/florida_statutes_255-05',
          checked: '2026-11-23',
        },
        condition:
          'The condition of this bond is that, if the principal promptly makes payments to all claimants, as defined in section 255.05(1), Florida Statutes, supplying the principal with labor, materials or supplies, used directly or indirectly by the principal in the prosecution of the work provided for in the contract, then this bond is void; otherwise it remains in full force.',
        provisions: [
          'This bond is given under section 255.05, Florida Statutes. Any action by a claimant under this bond for payment is in accordance with the notice and time limitation provisions of section 255.05(2). The provisions of section 255.05(10) are part of this bond.',
          "Any changes in or under the contract, and compliance or noncompliance with any formalities connected with the contract or the changes, do not affect the surety's obligation under this bond.",
          'Within sixty days after a claim with its proof, the surety answers in writing, says which amounts it disputes and why, and pays the undisputed amounts.',
          'The principal and the surety are jointly and severally liable. The liability of the surety does not exceed the penal sum, and is reduced by payments made in good faith. The surety waives notice of changes of the contract.',
          'Claims and notices to the surety are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'Record the bond in the public records of the county before the work begins (Fla. Stat. 255.05(1)).',
          'Compare the facts on the front page with Fla. Stat. 255.05(1)(a).',
        ],
        frontPage: {
          title: 'Public Construction Bond',
          rows: [
            { label: 'Contractor', text: '{principal}' },
            {
              label: "Contractor's address",
              text: { text: '{principalAddress}', needs: ['principalAddress'] },
            },
            {
              label: "Contractor's phone",
              text: { text: '{principalPhone}', needs: ['principalPhone'] },
            },
            { label: 'Surety', text: '{surety}, {suretyAddress}' },
            { label: "Surety's phone", text: '{suretyPhone}' },
            { label: 'Owner', text: '{obligee}' },
            {
              label: "Owner's address",
              text: { text: '{matter.ownerAddress}', needs: ['ownerAddress'] },
            },
            {
              label: "Owner's phone",
              text: { text: '{matter.ownerPhone}', needs: ['ownerPhone'] },
            },
            {
              label: 'Contract number',
              text: { text: '{matter.contractNumber}', needs: ['contractNumber'] },
            },
            { label: 'Project', text: { text: '{matter.project}', needs: ['project'] } },
          ],
        },
      },
      {
        states: ['SC'],
        source: {
          name: 'South Carolina Code, bond and security; suit on a payment bond (read in copies)',
          citation: 'S.C. Code 11-35-3030(2) and 29-5-440',
          url: 'https://instalawyer.io/laws/south-carolina-code-of-laws/section-29-5-440-suit-on-payment',
          checked: '2026-11-23',
        },
        provisions: [
          'A claimant is one who has a direct contract with the principal, or with a subcontractor of the principal, to supply labor, material or equipment for the contract.',
          'A claimant who has not been paid in full within ninety days after its last labor or material may sue on this bond for the amount unpaid. A remote claimant first gives the principal written notice by certified or registered mail within ninety days after its last labor or material.',
          'The notice states with substantial accuracy the amount claimed and the name of the party to whom the labor or material was supplied.',
          'Within sixty days after a claim with its proof, the surety answers in writing, says which amounts it disputes and why, and pays the undisputed amounts.',
          "A suit is begun within one year after the claimant's last labor or material. Where a statute requires this bond, its provisions are part of this bond and replace what conflicts with them, times to sue included.",
          'The principal and the surety are jointly and severally liable. The liability of the surety does not exceed the penal sum, and is reduced by payments made in good faith. The surety waives notice of changes of the contract.',
          'Claims and notices to the surety are delivered or mailed to {suretyAddress}.',
        ],
      },
      {
        states: ['TX'],
        source: {
          name: 'Texas Government Code, performance and payment bonds (read in a copy)',
          citation: "Tex. Gov't Code 2253.021",
          url: "https://texas.public.law/statutes/tex._gov't_code_section_2253.021",
          checked: '2026-11-23',
        },
        provisions: [
          'This bond is given under chapter 2253, Texas Government Code, solely for the protection and use of payment bond beneficiaries who have a direct contractual relationship with the principal or a subcontractor to supply public work labor or material. Its liabilities, notices and times to sue are determined by that chapter.',
          'Within sixty days after a claim with its proof, the surety answers in writing, says which amounts it disputes and why, and pays the undisputed amounts.',
          'The principal and the surety are jointly and severally liable. The liability of the surety does not exceed the penal sum, and is reduced by payments made in good faith. The surety waives notice of changes of the contract.',
          'Claims and notices to the surety are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          "A bond for the state is payable to the state, and the attorney general approves its form. Another public owner approves the form itself (Tex. Gov't Code 2253.021(e)).",
          "The bond, or an attachment, shows where to send a notice of claim (Tex. Gov't Code 2253.021(f)): the surety's address in the provisions.",
        ],
      },
    ],
  },
  {
    isSample: true,
    capacities: { 'performance-bond': 'contractor' },
    title: 'Performance Bond',
    matterLabel: 'Contract and project',
    recitals: [
      'The principal, as {capacity}, has entered or is about to enter into a written contract with {obligee}, the owner, in the {stateInFull}. That contract is part of this bond by reference. Project: {matter.project}; contract number: {matter.contractNumber}; date of the contract: {matter.contractDate}; contract price: {matter.contractPrice}.',
      {
        text: 'The owner has its address at {matter.ownerAddress}, as the contract says.',
        needs: ['ownerAddress'],
      },
      { text: 'The firm {matter.architect} is the architect or engineer.', needs: ['architect'] },
    ],
    recitalsWithoutMatter: [
      'The principal, as {capacity}, has entered or is about to enter into a written contract with {obligee} for this project in the {stateInFull}: {purpose}. That contract is part of this bond by reference.',
    ],
    condition:
      'The condition of this obligation is that, if the principal promptly and faithfully performs the contract, with every change made in accordance with it, and its warranties, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate}. The premium is paid to {expiryDate}; the bond remains in force until the contract is performed and its warranties have ended.',
      continuous:
        'This bond takes effect on {effectiveDate} and remains in force until the contract is performed and its warranties have ended.',
    },
    provisions: [
      "The surety's duties begin when the owner, itself not in default, has (a) given the principal and the surety written notice that it considers declaring a default, with an offer to meet within ten business days; (b) then declared the default and ended the principal's right to complete the contract; and (c) agreed to pay the balance of the contract price to the surety or to a contractor chosen with it. Late notice releases the surety only so far as it was harmed.",
      "Within thirty days after that, the surety at its expense begins to arrange for the principal to complete the contract with the owner's consent, or to complete it itself, or to obtain a contract between the owner and another contractor, bonded like this one, and pay the excess cost, or pays the owner the amount for which it is liable, or denies liability and gives its reasons in writing. If it has done none of these, it is in default seven days after the owner asks in writing that it act.",
      'The principal and the surety are jointly and severally liable. The surety answers for completion and correction of defective work, for legal, design and delay costs that the default causes, and for agreed or actual damages of delay. Unless it completes the work itself, its liability does not exceed the penal sum.',
      'No right of action accrues on this bond to anyone other than the owner and its successors. The surety waives notice of changes of the contract, including extensions of time.',
      'A suit is begun within two years after the declaration of default, after the principal stops work, or after the surety fails to perform, whichever is first. Where a statute requires this bond, its provisions are part of this bond and replace what conflicts with them, times to sue included.',
      'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
    ],
    attestation: 'owner-acceptance',
    overrides: [
      {
        states: ['CA'],
        source: {
          name: 'California Code of Civil Procedure, execution of bonds (read in a copy)',
          citation: 'Cal. Code Civ. Proc. 995.311 and 995.320',
          url: 'https://law.justia.com/codes/california/2009/ccp/995.310-995.380.html',
          checked: '2026-11-23',
        },
        provisions: [
          "The surety's duties begin when the owner, itself not in default, has (a) given the principal and the surety written notice that it considers declaring a default, with an offer to meet within ten business days; (b) then declared the default and ended the principal's right to complete the contract; and (c) agreed to pay the balance of the contract price to the surety or to a contractor chosen with it. Late notice releases the surety only so far as it was harmed.",
          "Within thirty days after that, the surety at its expense begins to arrange for the principal to complete the contract with the owner's consent, or to complete it itself, or to obtain a contract between the owner and another contractor, bonded like this one, and pay the excess cost, or pays the owner the amount for which it is liable, or denies liability and gives its reasons in writing. If it has done none of these, it is in default seven days after the owner asks in writing that it act.",
          'The principal and the surety are jointly and severally liable, also on the obligations of a statute that provides for this bond. The surety answers for completion and correction of defective work, for legal, design and delay costs that the default causes, and for agreed or actual damages of delay. Unless it completes the work itself, its liability does not exceed the penal sum.',
          'No right of action accrues on this bond to anyone other than the owner and its successors. The surety waives notice of changes of the contract, including extensions of time.',
          'A suit is begun within two years after the declaration of default, after the principal stops work, or after the surety fails to perform, whichever is first. Where a statute requires this bond, its provisions are part of this bond and replace what conflicts with them, times to sue included.',
          'The surety, an admitted surety insurer, may be served with notices, papers and other documents about this bond at {suretyAddress}.',
          {
            text: 'The principal may be served with them at {principalAddress}.',
            needs: ['principalAddress'],
          },
          'The surety signs under oath: its attorney-in-fact declares under penalty of perjury under the laws of the State of California that the attorney-in-fact signs this bond for the surety under a power of attorney that has not been revoked, and that this is true and correct.',
        ],
        notes: [
          'The public owner verifies that the surety is an admitted surety insurer, with a printout of the Department of Insurance or a certificate of the county clerk (Cal. Code Civ. Proc. 995.311).',
        ],
      },
      {
        states: ['FL'],
        source: {
          name: 'Florida Statutes, bond of contractor constructing public buildings (read in a copy)',
          citation: 'Fla. Stat. 255.05',
          url: 'https://lawserver.com/law/state/florida/regulations/florida_statutes_255-05',
          checked: '2026-11-23',
        },
        condition:
          "The condition of this bond is that, if the principal performs the contract at the times and in the manner prescribed in it, pays the owner all losses, damages, expenses, costs and attorney's fees, including appellate proceedings, that the owner sustains because of a default by the principal under the contract, and performs the guarantee of all work and materials furnished under the contract for the time specified in the contract, then this bond is void; otherwise it remains in full force.",
        provisions: [
          'This bond is given under section 255.05, Florida Statutes. The notice and time limits of section 255.05(2) and the provisions of section 255.05(10) are part of it.',
          "Any changes in or under the contract, and compliance or noncompliance with any formalities connected with the contract or the changes, do not affect the surety's obligation under this bond.",
          "Within thirty days after the owner declares the principal in default and agrees to pay the balance of the contract price, the surety at its expense begins to arrange for the principal to complete the contract with the owner's consent, or to complete it itself, or to obtain a bonded contract between the owner and another contractor and pay the excess cost, or pays the owner the amount for which it is liable, or denies liability and gives its reasons in writing.",
          'The principal and the surety are jointly and severally liable. The surety answers for completion and correction of defective work, for legal, design and delay costs that the default causes, and for agreed or actual damages of delay. Unless it completes the work itself, its liability does not exceed the penal sum.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          'Record the bond in the public records of the county before the work begins (Fla. Stat. 255.05(1)).',
          'Compare the facts on the front page with Fla. Stat. 255.05(1)(a).',
        ],
        frontPage: {
          title: 'Public Construction Bond',
          rows: [
            { label: 'Contractor', text: '{principal}' },
            {
              label: "Contractor's address",
              text: { text: '{principalAddress}', needs: ['principalAddress'] },
            },
            {
              label: "Contractor's phone",
              text: { text: '{principalPhone}', needs: ['principalPhone'] },
            },
            { label: 'Surety', text: '{surety}, {suretyAddress}' },
            { label: "Surety's phone", text: '{suretyPhone}' },
            { label: 'Owner', text: '{obligee}' },
            {
              label: "Owner's address",
              text: { text: '{matter.ownerAddress}', needs: ['ownerAddress'] },
            },
            {
              label: "Owner's phone",
              text: { text: '{matter.ownerPhone}', needs: ['ownerPhone'] },
            },
            {
              label: 'Contract number',
              text: { text: '{matter.contractNumber}', needs: ['contractNumber'] },
            },
            { label: 'Project', text: { text: '{matter.project}', needs: ['project'] } },
          ],
        },
      },
      {
        states: ['SC'],
        source: {
          name: 'South Carolina Consolidated Procurement Code, bond and security (read in a copy)',
          citation: 'S.C. Code 11-35-3030(2)',
          url: 'https://instalawyer.io/laws/south-carolina-code-of-laws/section-11-35-3030-bond-and-security',
          checked: '2026-11-23',
        },
        notes: [
          'The bond is in the full contract price and satisfactory to the State (S.C. Code 11-35-3030(2)(a)(i)).',
        ],
      },
      {
        states: ['TX'],
        source: {
          name: 'Texas Government Code, performance and payment bonds (read in a copy)',
          citation: "Tex. Gov't Code 2253.021",
          url: "https://texas.public.law/statutes/tex._gov't_code_section_2253.021",
          checked: '2026-11-23',
        },
        condition:
          'The condition of this obligation is that, if the principal faithfully performs the work in accordance with the plans, specifications and contract documents, with every change made in accordance with the contract, and its warranties, then this obligation is void; otherwise it remains in full force.',
        provisions: [
          'This bond is given under chapter 2253, Texas Government Code, solely for the protection of the state or governmental entity awarding the public work contract. Its liabilities are determined by that chapter.',
          "The surety's duties begin when the owner, itself not in default, has (a) given the principal and the surety written notice that it considers declaring a default, with an offer to meet within ten business days; (b) then declared the default and ended the principal's right to complete the contract; and (c) agreed to pay the balance of the contract price to the surety or to a contractor chosen with it. Late notice releases the surety only so far as it was harmed.",
          "Within thirty days after that, the surety at its expense begins to arrange for the principal to complete the contract with the owner's consent, or to complete it itself, or to obtain a contract between the owner and another contractor, bonded like this one, and pay the excess cost, or pays the owner the amount for which it is liable, or denies liability and gives its reasons in writing. If it has done none of these, it is in default seven days after the owner asks in writing that it act.",
          'The principal and the surety are jointly and severally liable. The surety answers for completion and correction of defective work, for legal, design and delay costs that the default causes, and for agreed or actual damages of delay. Unless it completes the work itself, its liability does not exceed the penal sum.',
          'A suit is begun within two years after the declaration of default, after the principal stops work, or after the surety fails to perform, whichever is first. Where a statute requires this bond, its provisions are part of this bond and replace what conflicts with them, times to sue included.',
          'Notices to the surety about this bond are delivered or mailed to {suretyAddress}.',
        ],
        notes: [
          "A bond for the state is payable to the state, and the attorney general approves its form. Another public owner approves the form itself (Tex. Gov't Code 2253.021(e)).",
        ],
      },
    ],
  },
];

/** The terms of use: content/legal/terms.yaml. */
export const TERMS: TermsText = {
  title: 'Terms of use',
  version: 'v1.1',
  effectiveDate: '2026-11-23',
  isSample: true,
  notice:
    'THESE TERMS ARE SUBJECT TO ARBITRATION PURSUANT TO THE SOUTH CAROLINA UNIFORM ARBITRATION ACT, SECTION 15-48-10 ET SEQ., CODE OF LAWS OF SOUTH CAROLINA (1976), OR THE FEDERAL ARBITRATION ACT. SECTION U SAYS HOW TO OPT OUT WITHIN 30 DAYS.',
  introduction: [
    'These terms are an agreement between you and Marshline Surety Agency, LLC. They apply when you use this site, ask for a quote, apply for a bond or keep one with us.',
    'On our site, each section can begin with a plain-language sentence that says what the section means. If that sentence and the section differ, the section counts.',
  ],
  sections: [
    {
      id: 'agreement',
      title: 'Agreement to these terms',
      plain: 'By using the site you agree to these terms; if you do not agree, do not apply here.',
      text: [
        'You accept these terms when you use the site. You accept them again, by checking the box, when you pay for a bond or open an account.',
        'When you open an account, we record your acceptance with the version, the time, your network (IP) address and the name that your browser sends. When you pay for a bond, we record the version and the time with the payment and the application.',
        'If you act for a company, an estate, a trust, a plan or a client, you say that you are allowed to bind it, and "you" means it as well.',
      ],
    },
    {
      id: 'who-we-are',
      title: 'Who we are',
      plain:
        'We are a surety agency in Charleston, South Carolina, licensed in the states we serve.',
      text: [
        'Marshline Surety Agency, LLC is a surety agency at 18 Saltgrass Lane, Suite 200, Charleston, SC 29401. You reach us at (843) 555-0142 and help@marshlinesurety.example, Mon-Fri 8AM-6PM ET.',
        'We sell bonds only where we hold a license. The licensing page lists each state and the number of the license there.',
      ],
    },
    {
      id: 'words',
      title: 'Words used here',
      plain: 'Principal is you, obligee is who asked for the bond, surety is who stands behind it.',
      text: [
        'In these terms:',
        [
          'The principal is the person or company whose promise the bond secures.',
          'The obligee is the court, agency, owner or plan that requires the bond.',
          'The surety is the company that answers for the principal, and that is named on the bond.',
          'The penal sum is the most that the surety can be made to pay under the bond.',
          'The premium is what the bond costs.',
        ],
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may use the site',
      plain: 'You must be an adult, in the United States, and telling the truth about who you are.',
      text: [
        'You must be of full age in your state, able to make a contract, and applying for a bond that is to be filed in a state we serve or with the federal government.',
        'You may not use the site for somebody who has not asked you to.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      plain:
        'Keep your password to yourself, and tell us when somebody else has used your account.',
      text: [
        'You need an account to send documents and to see your bonds. The email address must be yours, and only you may know the password. We treat every action from your account as yours until you tell us otherwise.',
        'You may close your account. Bonds that are in force stay in force.',
      ],
    },
    {
      id: 'quotes',
      title: 'Quotes and prices',
      plain:
        'The cost beside a bond is a typical market price; you see your own price before you pay.',
      text: [
        'The market prices on this site are a guide and not an offer. Your price is computed from the amount of the bond and your answers, and is shown with premium, fees and taxes before you pay.',
        'A price holds for the answers it rests on. If the amount or an answer changes, the price may change, and you see the new one before you go on.',
      ],
    },
    {
      id: 'application',
      title: 'Your application',
      plain: 'Answer completely and truthfully; a wrong answer can cost you the bond.',
      text: [
        'Surety rests on what you tell us. You say that your answers and documents are true and complete, and you tell us before the bond is issued if something changes.',
        'A false or missing answer that matters to the decision allows us to refuse the bond, to ask the obligee to cancel it where the law permits, and to recover what it cost us.',
      ],
    },
    {
      id: 'underwriting',
      title: 'Underwriting',
      plain: 'Some bonds are issued at once, others are read by a person, and we may say no.',
      text: [
        'A bond is issued at once only when our rules allow it for that bond, amount and set of answers. Every other application is read by an underwriter, who may ask for more, offer other conditions, or decline.',
        'A payment is not an approval. If we decline, you do not pay for the bond: an authorization is released and a payment is returned in full.',
      ],
    },
    {
      id: 'surety-bond',
      title: 'What a surety bond is',
      plain: 'A bond protects the people you owe a duty to, not you.',
      text: [
        'A surety bond is a promise made to the obligee. It is not insurance for you. If the surety pays because you did not do what you promised, you owe it the money.',
        'The wording of the bond, and the law behind it, decide what it covers. These terms do not change it.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Your promise to repay',
      plain:
        'If the surety has to pay a claim, you pay it back, with what it cost to deal with it.',
      text: [
        'You promise to repay the surety and us for every payment made in good faith under your bond, and for the reasonable cost of investigating, defending and settling claims. A separate indemnity agreement may say more; where the two differ, that agreement counts.',
        "When a claim arrives, we tell you and ask for your side. Answer quickly: silence leaves us with only the other side's papers.",
      ],
    },
    {
      id: 'payment',
      title: 'Premium, fees and payment',
      plain: 'You pay the price you were shown, by card, bank transfer from your account, or wire.',
      text: [
        'The premium is charged for each term of the bond. A bid bond has one term and one premium. Fees and taxes are listed on their own. You may pay by card, by ACH from your bank account, or by wire.',
        'The numbers of your card or account go to the payment processor. We keep a reference and the last four digits.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation and refunds',
      plain:
        'The first year is earned when the bond is issued; later years are refunded in proportion where the law allows.',
      text: [
        'You may withdraw an application before the bond is issued, and then you owe nothing. Once it is issued the premium of the first year is earned in full, even if you do not file the bond or the obligee refuses it for a reason that is not our mistake.',
        'After the first year, unearned premium is returned in proportion once the obligee has released the bond in writing, unless the bond or the law says otherwise.',
        'If the bond is wrong because of our mistake, we correct or replace it at no cost.',
      ],
    },
    {
      id: 'delivery',
      title: 'Issue, delivery and filing',
      plain: 'Read the bond when it comes, and file it on time unless we said that we file it.',
      text: [
        'We make the bond and the power of attorney available for download. You print them, and the principal signs the bond in ink. If the obligee asks for a bond that the surety signed in ink, tell us, and we send it. Check names, amount and dates before you file.',
        'Our filing information names its sources and the month of our last check. Courts change their rules, and the clerk has the last word. You must file the bond on time unless we tell you that we file it for you.',
      ],
    },
    {
      id: 'renewal',
      title: 'Renewal and discharge',
      plain:
        'A bond goes on, and costs a premium, until the court or agency releases it in writing. A bid bond ends when the bid is rejected or the contract is signed and bonded.',
      text: [
        'Many bonds run until they are cancelled or released. We remind you before a renewal premium is due. It is owed until we have the order of discharge, the release, or other proof that the obligee no longer holds the surety liable.',
        'A bid bond ends when the obligee rejects the bid, or when the contract is signed and you have given the bonds that it requires. We never renew it, and no further premium is owed for it.',
        'If a renewal is not paid, the surety may cancel the bond in the way the bond and the law provide.',
      ],
    },
    {
      id: 'electronic-records',
      title: 'Electronic records and signatures',
      plain:
        'You agree to electronic records; you can get paper at no charge and withdraw at any time.',
      text: [
        'You consent to electronic records under the federal E-SIGN Act (15 U.S.C. 7001). A box you check or a name you type counts as your signature where the law allows it.',
        'Before you consent, read this statement:',
        [
          'Your consent covers all records of your account, applications, payments and bonds with us, such as disclosures, receipts, notices and agreements.',
          'You may have any of these records on paper instead. Write to help@marshlinesurety.example or call (843) 555-0142. We charge nothing for a paper copy.',
          'You may withdraw your consent at any time by writing to help@marshlinesurety.example. We charge nothing, and bonds in force stay in force. We then send records on paper by mail, and you can no longer apply on this site.',
          'Keep your email address current. You can change it under Account & Security, or write to help@marshlinesurety.example.',
          'To read and keep the records you need a current browser, a program that opens PDF files, an email account, and a printer or storage. We tell you if these requirements change in a way that could keep you from reading your records.',
        ],
        'By checking the box you confirm that you could open these terms as a web page or a PDF file on your device.',
        'Some obligees accept only ink and paper. Print the bond for them, or ask us for one that the surety signed in ink.',
      ],
    },
    {
      id: 'credit-and-privacy',
      title: 'Credit reports and privacy',
      plain:
        'We look at your credit only if you authorize it; the privacy policy explains how we use your data.',
      text: [
        'The application asks whether you authorize a credit check. Without a credit check, the price may be higher or the bond may not be possible. The application tells you so.',
        'If a credit report leads us to decline your application or to raise its price, we send you the notice that the Fair Credit Reporting Act requires. The privacy policy describes this notice.',
        'The privacy policy is part of these terms.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Fair use of the site',
      plain: 'Do not break in, scrape, flood, or pretend to be somebody else.',
      text: [
        'You may not:',
        [
          'Look for a way past the security of the site, except as our security page invites you to.',
          'Read or copy the site by machine at a rate that disturbs others.',
          'Send what you have no right to send, or what is meant to do harm.',
          'Alter a bond or a power of attorney, or use one for anything it was not issued for.',
        ],
      ],
    },
    {
      id: 'content',
      title: 'Our content',
      plain: 'You may read, print and share our pages; the words and drawings stay ours.',
      text: [
        "The site and its content belong to us or to our licensors. You may print and share pages for your own case or your client's. You may not sell them or pass them off as your own.",
      ],
    },
    {
      id: 'no-advice',
      title: 'No legal advice, no warranty',
      plain: 'We know bonds, but we are not your lawyer, and the site comes as it is.',
      text: [
        'Nothing on this site is legal, tax or accounting advice. Ask the clerk, the agency or an attorney before you rely on it in your case.',
        'The site is provided as it is and as it is available. As far as the law allows, we give no warranty about it, express or implied. This does not touch the bond itself.',
      ],
    },
    {
      id: 'liability',
      title: 'Limit of liability',
      plain:
        'If the site itself causes you a loss, the most we owe is $100 or what you paid us in the last 12 months, whichever is more.',
      text: [
        'As far as the law allows, our liability for everything that arises from the site or these terms is limited to the greater of $100 and the payments you made to us in the 12 months before the event. We are not liable for indirect or consequential loss, or for lost profit.',
        'This limit does not apply to what the surety owes under a bond, to fraud, or to anything for which the law does not allow a limit.',
      ],
    },
    {
      id: 'disputes',
      title: 'Arbitration and your right to opt out',
      plain:
        'We settle disputes by talking, then by one arbitrator; you have 30 days to opt out and keep your day in court.',
      text: [
        "Tell us first: write to help@marshlinesurety.example, and give us 30 days to solve the problem. If we cannot settle a dispute, one arbitrator decides it in binding arbitration. Each claim is one person's claim. No court, jury or class action decides it. You or we may take a claim to a small-claims court instead if that court may hear it.",
        'The American Arbitration Association administers the arbitration under its Consumer Arbitration Rules (adr.org). These rules also say who pays which fee. The hearing is by video or telephone, or on documents alone. If a hearing in person is needed, it takes place in the county where you live or, if you prefer, in Charleston County, South Carolina.',
        'If you opt out, or if the law does not allow arbitration of a claim, the state and federal courts in Charleston County, South Carolina decide it. A consumer may also sue where the law gives the consumer a court closer to home.',
        'You may opt out of arbitration within 30 days of the day you first accept these terms. Write to help@marshlinesurety.example with your name and the words "I opt out of arbitration". Opting out changes nothing else and costs you nothing.',
        "A claim on a bond, and a court's power over a fiduciary's bond, are not subject to this section.",
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Governing law, changes and notices',
      plain:
        'South Carolina law applies; a new version binds you only after it is published and you use the site again.',
      text: [
        'The law of South Carolina governs these terms, without its rules on conflicts of law. If a court cannot enforce one part, the rest stays.',
        'When we change these terms we publish the new version with its number and date. The version you accepted goes on for the bond you bought under it.',
        'Notices to us go to Marshline Surety Agency, LLC, 18 Saltgrass Lane, Suite 200, Charleston, SC 29401, or to help@marshlinesurety.example. Notices to you go to the email address you gave.',
      ],
    },
  ],
};
