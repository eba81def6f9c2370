// Generated from content by `npm run papers`: change the content, not this file.
// Functions cannot read content: a bundle of a function holds modules only.
import type { BondForm } from '../../../../src/domain/papers/bond-form.ts';
import type { Agency, Surety, TermsText } from '../../../../src/domain/papers/printed-words.ts';

/** Who sells the bonds: content/site.yaml. */
export const AGENCY: Agency = {
  name: 'Marshline Surety',
  legalName: 'Marshline Surety Agency, LLC',
  address: '18 Saltgrass Lane, Suite 200, Charleston, SC 29401',
  phone: '(843) 555-0142',
  email: 'help@marshlinesurety.example',
};

/** The company behind them: content/surety.yaml. */
export const SURETY: Surety = {
  isSample: true,
  name: 'Saltmarsh Fidelity & Surety Company',
  stateOfIncorporation: 'South Carolina',
  address: '40 Battery Park Row, Charleston, SC 29401',
  naicNumber: '00000',
  attorneyInFact: 'Eleanor M. Prioleau',
  president: 'Harriet L. Gadsden',
  secretary: 'Josiah R. Wentworth',
  opening:
    'Know all persons by these presents, that {principal}, as principal, and {surety}, a corporation organized under the laws of the State of {suretyState} and authorized to do a surety business in the State of {state}, as surety, are held and firmly bound to {obligee}, as obligee, in the penal sum of {penalSumInWords} ({penalSum}), lawful money of the United States, for the payment of which we bind ourselves, our heirs, personal representatives, successors and assigns, jointly and severally, firmly by these presents.',
  testimonium:
    'Signed, sealed and dated {issueDate}. The surety signs by its attorney-in-fact, whose power of attorney is attached.',
  powerOfAttorney: {
    title: 'Power of Attorney',
    text: [
      'Know all persons by these presents, that {surety}, a corporation organized under the laws of the State of {suretyState}, makes, constitutes and appoints {attorneyInFact} its true and lawful attorney-in-fact, with full power and authority to make, execute, seal and deliver on its behalf, as surety, the bond named above, riders to it, certificates that continue it, and nothing else.',
      'The authority of the attorney-in-fact is limited to {powerLimit}, for the bond with all its riders. What is executed within this limit binds the company as if its president had signed it.',
    ],
    resolution:
      'This power is given under a resolution of the board of directors of the company, which also provides that signatures and the seal of the company may be affixed by facsimile or by electronic means, and are then as valid as if made by hand.',
    certificate:
      'I, the secretary of {surety}, certify that this power of attorney is in full force, has not been revoked, and was in force when the attorney-in-fact signed bond {bondNumber} on {issueDate}.',
    rider: {
      text: [
        'Know all persons by these presents, that {surety}, a corporation organized under the laws of the State of {suretyState}, makes, constitutes and appoints {attorneyInFact} its true and lawful attorney-in-fact, with full power and authority to make, execute, seal and deliver on its behalf, as surety, rider No. {riderNumber} to the bond named above, later riders to it, certificates that continue it, and nothing else.',
        'The authority of the attorney-in-fact is limited to {powerLimit}, for the bond with all its riders. What is executed within this limit binds the company as if its president had signed it.',
      ],
      certificate:
        'I, the secretary of {surety}, certify that this power of attorney is in full force, has not been revoked, and was in force when the attorney-in-fact signed rider No. {riderNumber} to bond {bondNumber} on {issueDate}.',
    },
  },
  continuation: {
    title: 'Continuation Certificate',
    fixed:
      'In consideration of the premium for the term, {surety}, as surety on the bond named above, which {principal}, as principal, gave to {obligee}, as obligee, in the penal sum of {penalSumInWords} ({penalSum}), continues that bond in force from {continuedFrom} until 12:01 a.m. on {continuedTo}.',
    continuous:
      '{surety}, as surety on the bond named above, which {principal}, as principal, gave to {obligee}, as obligee, in the penal sum of {penalSumInWords} ({penalSum}), certifies that the premium is paid from {continuedFrom} to {continuedTo} and that the bond remains in force. The bond has no last day, and this certificate sets none.',
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
      'To be attached to and to form a part of bond {bondNumber}, signed {bondDate}, of {principal}, as principal, and the surety named above to {obligee}, as obligee.',
    change: {
      name: 'From {issueDate} on, the name of the principal in the bond is changed from {changedFrom} to {changedTo}.',
      address:
        'From {issueDate} on, the address of the principal is changed from {changedFrom} to {changedTo}.',
      firstAddress: 'From {issueDate} on, the address of the principal is changed to {changedTo}.',
      amount:
        'From {issueDate} on, the penal sum of the bond is changed from {changedFrom} to {changedTo}.',
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
  acknowledgments: {
    principal:
      'On this day the principal named above personally appeared before me, is known or proven to me to be the person who signed this bond, and acknowledged signing it for the purposes stated in it.',
    surety:
      'On this day {attorneyInFact} appeared before me, is known or proven to me to be the attorney-in-fact of {surety}, and acknowledged signing this bond for it under its authority.',
  },
};

/** The forms: content/bond-forms. */
export const BOND_FORMS: readonly BondForm[] = [
  {
    isSample: true,
    title: 'Appeal Bond',
    capacities: { 'appeal-supersedeas': 'appellant' },
    matterLabel: 'In the case of',
    recitals: [
      'The principal, as {capacity}, has taken or is about to take an appeal from a judgment or order in the State of {state}, and asks that its enforcement be stayed until the appeal is decided.',
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
      'The total liability of the surety does not exceed the penal sum.',
      'The surety submits to the jurisdiction of the court in which this bond is filed. Its liability may be enforced on motion without an independent action.',
      'No change in the judgment that raises it above the penal sum binds the surety for the excess unless the surety agrees in a signed rider.',
    ],
  },
  {
    isSample: true,
    title: 'Bid Bond',
    capacities: { 'bid-bond': 'bidder' },
    matterLabel: 'Project',
    recitals: [
      'The principal, as {capacity}, has submitted or is about to submit to {obligee} a bid for the project named above, in the State of {state}, and the bid is to be secured by this bond.',
    ],
    condition:
      'The condition of this obligation is that, if the obligee accepts the bid within the time stated in the bidding documents, and the principal enters into the contract and gives the performance and payment bonds that those documents require, or pays the obligee the difference, up to the penal sum, between the amount of the bid and the larger amount for which the obligee in good faith contracts with another party for the same work, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends at 12:01 a.m. on {expiryDate}, or earlier when the obligee rejects the bid or the contract is signed and bonded.',
      continuous:
        'This bond takes effect on {effectiveDate} and ends when the obligee rejects the bid or the contract is signed and bonded.',
    },
    provisions: [
      'The total liability of the surety does not exceed the penal sum.',
      'The surety waives notice of an agreement between obligee and principal that extends the time for accepting the bid by no more than sixty days in all.',
    ],
  },
  {
    isSample: true,
    title: 'Fidelity Bond',
    capacities: {
      'erisa-fidelity': 'the sponsor of the plan, for every person who handles its funds',
      'employee-dishonesty': 'the employer, for every employee',
    },
    matterLabel: 'Plan or business insured',
    recitals: [
      'The principal gives this bond as {capacity}, so that {obligee} is protected against loss by acts of fraud or dishonesty of those persons, in the State of {state} or elsewhere in the United States.',
    ],
    condition:
      'The condition of this obligation is that, if the obligee suffers no loss of money, securities or other property through larceny, theft, embezzlement, forgery, misappropriation, wrongful abstraction, willful misapplication or any other act of fraud or dishonesty of a person covered, acting alone or with others, then this obligation is void; otherwise the surety pays the loss, up to the penal sum.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends at 12:01 a.m. on {expiryDate}. A loss during that time is covered if it is discovered within one year after the end.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until it is canceled. A loss before that day is covered if it is discovered within one year after it.',
    },
    provisions: [
      'The liability of the surety for all loss caused by one person, or in which that person is concerned, does not exceed the penal sum. No amount is deducted before the surety pays.',
      'Where the obligee is an employee benefit plan, this bond is written to meet section 412 of the Employee Retirement Income Security Act and is read so that it does.',
      'The obligee tells the surety of a loss as soon as practicable after discovering it, and files a proof of loss within four months.',
    ],
  },
  {
    isSample: true,
    title: 'Fiduciary Bond',
    capacities: {
      'executor-personal-representative': 'executor or personal representative',
      administrator: 'administrator',
      'guardian-conservator': 'guardian or conservator',
      trustee: 'trustee',
    },
    matterLabel: 'In the matter of',
    recitals: [
      'The principal has been or is to be appointed {capacity} by {obligee}, in the State of {state}, and the law or an order of that court requires a bond before letters issue or property is delivered.',
    ],
    condition:
      'The condition of this obligation is that, if the principal faithfully discharges the duties of {capacity} according to law, makes and files every inventory and account when due, obeys the lawful orders of the court, and pays and delivers to those entitled all money and property that come into the hands of the principal in that capacity, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate}. The premium is paid to {expiryDate}; the liability of the surety continues until the court discharges the principal or releases the surety.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until the court discharges the principal or releases the surety.',
    },
    provisions: [
      'The total liability of the surety, for one or more defaults and however long this bond is in force, does not exceed the penal sum.',
      'The surety submits to the jurisdiction of the court in which this bond is filed and appoints the clerk of that court as its agent to receive papers about its liability on this bond.',
      'This bond is for the benefit of every person interested in the property under administration, any of whom may proceed on it.',
      'The surety is released only by order of the court, and not for what the principal did or failed to do before the order.',
    ],
  },
  {
    isSample: true,
    title: "Property Broker's Surety Bond",
    capacities: { 'freight-broker-bmc-84': 'property broker or freight forwarder' },
    matterLabel: 'Docket or MC number',
    recitals: [
      'The principal is or intends to become a {capacity} under 49 U.S.C. chapter 139, and must keep on file evidence of financial responsibility under 49 U.S.C. 13906 and 49 CFR part 387.',
    ],
    condition:
      'The condition of this obligation is that, if the principal pays every motor carrier and shipper all sums for which the principal is held legally liable by reason of failing to carry out contracts, agreements or arrangements for the transportation of property made while this bond is in effect, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate}. The premium is paid to {expiryDate}; the bond continues until it is canceled as stated below.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until it is canceled as stated below.',
    },
    provisions: [
      'The liability of the surety is not discharged by any payment or succession of payments, until the payments amount in the aggregate to the penal sum.',
      'The surety or the principal may cancel this bond by written notice to the Federal Motor Carrier Safety Administration on its form for that purpose. The cancellation takes effect thirty days after the agency receives the notice.',
      'The surety certifies that it is authorized to issue surety bonds in the State of {state} and that it will tell the agency of every default that it pays.',
    ],
  },
  {
    isSample: true,
    title: 'License and Permit Bond',
    capacities: {
      'auto-dealer': 'motor vehicle dealer',
      'contractor-license': 'licensed contractor',
    },
    matterLabel: 'License or location',
    recitals: [
      'The principal has applied to {obligee} for a license or permit as {capacity} in the State of {state}, or holds one, and the law requires this bond of those who hold it.',
    ],
    condition:
      'The condition of this obligation is that, if the principal complies with the laws and rules of the State of {state} that govern the business of a {capacity}, and pays all sums that become due to the obligee or to persons harmed by a violation of them, then this obligation is void; otherwise it remains in full force.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends at 12:01 a.m. on {expiryDate}, unless it is continued by a certificate that the surety signs or is canceled earlier as stated below.',
      continuous:
        'This bond takes effect on {effectiveDate} and continues until it is canceled as stated below.',
    },
    provisions: [
      'The total liability of the surety does not exceed the penal sum, whatever the number of claims or of years that this bond is in force.',
      'The surety may cancel this bond by written notice to the obligee, sent at least thirty days before the cancellation takes effect, or longer where the law says so. It remains liable for what happened before that day.',
      "Any person whom the law allows to recover on this bond may sue on it in that person's own name.",
    ],
  },
  {
    isSample: true,
    title: 'Notary Public Bond',
    capacities: { notary: 'notary public' },
    matterLabel: 'Commission',
    recitals: [
      'The principal has been or is to be commissioned as a {capacity} in and for the State of {state} for the term for which this bond is given.',
    ],
    condition:
      'The condition of this obligation is that, if the principal faithfully performs the duties of a {capacity} according to the laws of the State of {state} during that term, then this obligation is void; otherwise it remains in full force for the benefit of every person harmed by a failure of the principal to do so.',
    term: {
      fixed:
        'This bond takes effect on {effectiveDate} and ends at 12:01 a.m. on {expiryDate}, with the commission for which it is given.',
      continuous:
        'This bond takes effect on {effectiveDate} and ends with the commission for which it is given.',
    },
    provisions: [
      'The total liability of the surety to all persons, for all notarial acts during the term, does not exceed the penal sum.',
      'A claim for an act performed during the term may be made after its end, within the time that the law allows.',
      'The surety may end its liability for future acts by written notice to the obligee and to the principal, sent at least thirty days before, where the law lets it.',
    ],
  },
  {
    isSample: true,
    title: 'Payment Bond',
    capacities: { 'payment-bond': 'contractor' },
    matterLabel: 'Contract and project',
    recitals: [
      'The principal, as {capacity}, has entered or is about to enter into a written contract with {obligee} for the project named above, in the State of {state}. That contract is part of this bond by reference.',
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
      'A claimant who has not been paid in full ninety days after the last labor was done or the last material was supplied may sue on this bond. One without a direct contract with the principal first gives written notice of the claim to the principal within those ninety days.',
      'The liability of the surety does not exceed the penal sum, and is reduced by payments made in good faith. The surety waives notice of changes of the contract.',
    ],
  },
  {
    isSample: true,
    title: 'Performance Bond',
    capacities: { 'performance-bond': 'contractor' },
    matterLabel: 'Contract and project',
    recitals: [
      'The principal, as {capacity}, has entered or is about to enter into a written contract with {obligee} for the project named above, in the State of {state}. That contract is part of this bond by reference.',
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
      'When the obligee has declared the principal in default and has performed its own obligations, the surety will promptly arrange for the principal to complete the contract, or complete it itself, or obtain a contract between the obligee and another contractor, or pay the obligee the amount for which it is liable.',
      'The liability of the surety does not exceed the penal sum. No right of action accrues to anyone other than the obligee, its heirs, administrators and successors.',
      'The surety waives notice of changes of the contract, including extensions of time. A suit is to be begun within two years from the day on which final payment falls due, or in the time the law sets.',
    ],
  },
];

/** The terms of use: content/legal/terms.yaml. */
export const TERMS: TermsText = {
  title: 'Terms of use',
  version: 'v1.1',
  effectiveDate: '2026-11-20',
  isSample: true,
  introduction: [
    'These terms are an agreement between you and Marshline Surety Agency, LLC. They apply when you use this site, ask for a quote, apply for a bond or keep one with us.',
    'Switch on the plain-language summary and each section begins with a sentence that says what it means. If that sentence and the section differ, the section counts.',
  ],
  sections: [
    {
      title: 'Agreement to these terms',
      plain: 'By using the site you agree to these terms; if you do not agree, do not apply here.',
      text: [
        'You accept these terms when you use the site, and again, by ticking the box, when you pay for a bond or open an account. We record which version you accepted and when.',
        'If you act for a company, an estate, a trust, a plan or a client, you say that you are allowed to bind it, and "you" means it as well.',
      ],
    },
    {
      title: 'Who we are',
      plain:
        'We are a surety agency in Charleston, South Carolina, licensed in the states we serve.',
      text: [
        'Marshline Surety Agency, LLC is a surety agency at 18 Saltgrass Lane, Suite 200, Charleston, SC 29401. You reach us at (843) 555-0142 and help@marshlinesurety.example, Mon-Fri 8AM-6PM EST.',
        'We sell bonds only where we hold a license. The licensing page lists each state and the number of the license there.',
      ],
    },
    {
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
      title: 'Who may use the site',
      plain: 'You must be an adult, in the United States, and telling the truth about who you are.',
      text: [
        'You must be of full age in your state, able to make a contract, and applying for a bond that is to be filed in a state we serve or with the federal government.',
        'You may not use the site for somebody who has not asked you to.',
      ],
    },
    {
      title: 'Your account',
      plain:
        'Keep your password to yourself, and tell us when somebody else has used your account.',
      text: [
        'You need an account to send documents and to see your bonds. The e-mail address must be yours and the password must be known to you alone. What is done from your account counts as done by you until you tell us otherwise.',
        'You may close your account. Bonds that are in force stay in force.',
      ],
    },
    {
      title: 'Quotes and prices',
      plain:
        'The cost beside a bond is what the market usually asks; your own price is shown before you pay.',
      text: [
        'What this site says a bond usually costs is a guide to the market and no offer. Your price is computed from the amount of the bond and your answers, and is shown with premium, fees and taxes before you pay.',
        'A price holds for the answers it rests on. If the amount or an answer changes, the price may change, and you see the new one before you go on.',
      ],
    },
    {
      title: 'Your application',
      plain: 'Answer completely and truthfully; a wrong answer can cost you the bond.',
      text: [
        'Surety rests on what you tell us. You say that your answers and documents are true and complete, and you tell us before the bond is issued if something changes.',
        'A false or missing answer that matters to the decision allows us to refuse the bond, to ask the obligee to cancel it where the law permits, and to recover what it cost us.',
      ],
    },
    {
      title: 'Underwriting',
      plain: 'Some bonds are issued at once, others are read by a person, and we may say no.',
      text: [
        'A bond is issued at once only when our rules allow it for that bond, amount and set of answers. Every other application is read by an underwriter, who may ask for more, offer other conditions, or decline.',
        'A payment is not an approval. If we decline, you do not pay for the bond: an authorization is released and a payment is returned in full.',
      ],
    },
    {
      title: 'What a surety bond is',
      plain: 'A bond protects the people you owe a duty to, not you.',
      text: [
        'A surety bond is a promise made to the obligee. It is not insurance for you. If the surety pays because you did not do what you promised, you owe it the money.',
        'The wording of the bond, and the law behind it, decide what it covers. These terms do not change it.',
      ],
    },
    {
      title: 'Your promise to repay',
      plain:
        'If the surety has to pay a claim, you pay it back, with what it cost to deal with it.',
      text: [
        'You promise to repay the surety and us for every payment made in good faith under your bond, and for the reasonable cost of investigating, defending and settling claims. A separate indemnity agreement may say more; where the two differ, that agreement counts.',
        "When a claim arrives, we tell you and ask for your side. Answer quickly: silence leaves us with only the other side's papers.",
      ],
    },
    {
      title: 'Premium, fees and payment',
      plain: 'You pay the price you were shown, by card, bank transfer from your account, or wire.',
      text: [
        'The premium is charged for each term of the bond. Fees and taxes are listed on their own. You may pay by card, by ACH from your bank account, or by wire.',
        'The numbers of your card or account go to the payment processor. We keep a reference and the last four digits.',
      ],
    },
    {
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
      title: 'Issue, delivery and filing',
      plain:
        'Read the bond when it comes; filing it on time is yours, unless we said that we file it.',
      text: [
        'We make the bond and the power of attorney available for download, and send the signed original where the obligee wants paper. Check names, amount and dates before you file.',
        'What the site says of filing comes from the sources it names, with the month we last looked. Courts change their rules: the clerk has the last word. Unless we say that we file a bond for you, filing it in time is your task.',
      ],
    },
    {
      title: 'Renewal and discharge',
      plain:
        'A bond goes on, and costs a premium, until the court or agency releases it in writing.',
      text: [
        'Many bonds run until they are cancelled or released. We remind you before a renewal premium is due. It is owed until we have the order of discharge, the release, or other proof that the obligee no longer holds the surety liable.',
        'If a renewal is not paid, the surety may cancel the bond in the way the bond and the law provide.',
      ],
    },
    {
      title: 'Electronic records and signatures',
      plain: 'You agree to do business electronically, and you can ask for paper.',
      text: [
        'You agree that notices, disclosures and agreements may come to you electronically, and that a box you tick or a name you type counts as your signature where the law allows it. You may ask for paper copies, or withdraw this consent for the future, by writing to help@marshlinesurety.example.',
        'Some obligees take only ink and paper. For those, this section does not help, and we send an original.',
      ],
    },
    {
      title: 'Credit reports and privacy',
      plain:
        'We look at your credit only if you authorize it; the privacy policy says what we do with your data.',
      text: [
        'The application asks whether you authorize a credit check. Without it, the price may be higher or the bond may not be possible, and the application says so.',
        'The privacy policy is part of these terms.',
      ],
    },
    {
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
      title: 'Our content',
      plain: 'You may read, print and share our pages; the words and drawings stay ours.',
      text: [
        "The site and what stands on it belong to us or to those who let us use it. You may print and share pages for your own case or your client's. You may not sell them or pass them off as your own.",
      ],
    },
    {
      title: 'No legal advice, no warranty',
      plain: 'We know bonds, but we are not your lawyer, and the site comes as it is.',
      text: [
        'Nothing on this site is legal, tax or accounting advice. Ask the clerk, the agency or an attorney before you rely on it in your case.',
        'The site is provided as it is and as it is available. As far as the law allows, we give no warranty about it, express or implied. This does not touch the bond itself.',
      ],
    },
    {
      title: 'Limit of liability',
      plain:
        'If the site itself causes you a loss, the most we owe is $100 or what you paid us in the last 12 months, whichever is more.',
      text: [
        'As far as the law allows, our liability for everything that arises from the site or these terms is limited to the greater of $100 and the payments you made to us in the 12 months before the event. We are not liable for indirect or consequential loss, or for lost profit.',
        'This limit does not apply to what the surety owes under a bond, to fraud, or to anything for which the law does not allow a limit.',
      ],
    },
    {
      title: 'Arbitration and your right to opt out',
      plain:
        'We settle disputes by talking, then by one arbitrator; you have 30 days to opt out and keep your day in court.',
      text: [
        "Tell us first: write to help@marshlinesurety.example, and give us a chance to put it right. What cannot be settled is decided by one arbitrator in binding arbitration, one person's claim at a time, and not by a court, a jury or a class action. A claim that fits a small-claims court may go there instead.",
        'You may opt out of arbitration within 30 days of the day you first accept these terms. Write to help@marshlinesurety.example with your name and the words "I opt out of arbitration". Opting out changes nothing else and costs you nothing.',
        "A claim on a bond, and a court's power over a fiduciary's bond, are not subject to this section.",
      ],
    },
    {
      title: 'Governing law, changes and notices',
      plain:
        'South Carolina law applies; a new version binds you only after it is published and you use the site again.',
      text: [
        'The law of South Carolina governs these terms, without its rules on conflicts of law. If one part cannot be enforced, the rest stays.',
        'When we change these terms we publish the new version with its number and date. The version you accepted goes on for the bond you bought under it.',
        'Notices to us go to Marshline Surety Agency, LLC, 18 Saltgrass Lane, Suite 200, Charleston, SC 29401, or to help@marshlinesurety.example. Notices to you go to the e-mail address you gave.',
      ],
    },
  ],
};
