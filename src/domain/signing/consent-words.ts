// Generated from content by `npm run papers`: change the content, not this file.
import type { ConsentGroup, ConsentText, SignerTexts } from './consents.ts';

/** The text that an attorney confirms with every invitation: content/consents/attestation.yaml. */
export const ATTESTATION: ConsentText = {
  version: 'v1.1',
  title: 'Your client’s consent',
  text: ['We show each person only what is listed here. Private notes never leave your firm.'],
  agree: 'My client has authorized me to give the agency and surety what is listed above.',
};

/** The text that an underwriter confirms with every invitation: content/consents/underwriter-attestation.yaml. */
export const UNDERWRITER_ATTESTATION: ConsentText = {
  version: 'v1.0',
  title: 'Why this person signs',
  text: [
    'The person reads your reason before answering, and can decline.',
    'Ask a spouse only if the company does not qualify without more support and offered the spouse itself. The company may offer somebody else. Never ask for a spouse because of the marriage.',
  ],
  agree: 'The surety needs this indemnity for the reason above, and not because of a marriage.',
};

/** The texts that signers agree to, by group: content/consents. signer-consents.ts fills in the sender. */
export const CONSENT_TEXTS: Readonly<Record<ConsentGroup, SignerTexts>> = {
  matter: {
    'e-records': {
      version: 'v1.1',
      title: 'Reading and signing on a screen',
      text: [
        'You can get every paper of this application on paper instead. To get them on paper, press “Decline”, or call (843) 555-0142 or write to help@marshlinesurety.example. Paper copies are free.',
        'Your consent covers the papers of this one application: your answers, the credit authorization, the indemnity agreement, and our notices about them. It doesn’t cover the bond for the court. Notices and papers of a court stay on paper unless the court’s own rule says otherwise.',
        'You can withdraw your consent at any time, without a fee: call (843) 555-0142 or write to help@marshlinesurety.example. What you signed before stays signed. After that, we send you paper.',
        'If your email address changes, tell {sender} or write to help@marshlinesurety.example.',
        'You need a current web browser, an email address, and a way to save or print a page. You opened this page with a code from your email, so your device can show these papers.',
      ],
      agree:
        'I can read these pages, and I agree to get and sign the papers of this application electronically.',
    },
    application: {
      version: 'v1.1',
      title: 'Your answers',
      text: [
        'Marshline Surety Agency, LLC and the surety company rely on your answers when they decide whether to write the bond and at what price.',
        'If something changes before the bond is issued, tell {sender} or write to help@marshlinesurety.example. We then ask you to sign again.',
        'We are not your lawyer. The court decides the amount of a court bond.',
      ],
      agree: 'My answers are true and complete as far as I know.',
    },
    credit: {
      version: 'v1.1',
      title: 'Permission to check your credit',
      text: [
        'You allow Marshline Surety Agency, LLC and the surety company that writes the bond to get a credit report about you from a consumer reporting agency. They use it to decide on this bond and on its renewals, and for nothing else.',
        'Only the underwriters of Marshline Surety Agency, LLC and of the surety company see the report. They don’t show it to {sender}, and {sender} can’t give this permission for you.',
        'You can refuse: press “Decline”. Without your permission, we can’t decide on this application.',
        'If we decline, or charge more, because of the report, we send you a notice that names the agency that made the report and says how you can get a copy and correct it.',
      ],
      agree: 'I give permission to check my credit for this bond and its renewals.',
    },
    indemnity: {
      version: 'v1.0',
      title: 'Your promise to repay (indemnity)',
      text: [
        'If the surety pays because of this bond, you repay it, with costs, from your own money.',
        'The bond protects other people. It isn’t insurance for you.',
        'If several people sign, each of them owes the whole amount, and not only a share of it. The law calls this “joint and several” liability.',
        'A court bond runs until the court releases it. Your promise lasts as long as the bond, and for claims from that time.',
        'Read all of it, print it or save it, and take the time you need. Your answers stay here. You can ask your own lawyer before you sign.',
        'You can refuse: press “Decline”. We then don’t write the bond on your signature.',
      ],
      agree:
        'If the surety pays because of this bond, I will repay it, with costs, from my own money.',
    },
  },
  line: {
    'e-records': {
      version: 'v1.1',
      title: 'Reading and signing on a screen',
      text: [
        'You can get every paper of this indemnity on paper instead. To get them on paper, press “Decline”, or call (843) 555-0142 or write to help@marshlinesurety.example. Paper copies are free.',
        'Your consent covers the papers of this indemnity for {sender}: your answers, the credit authorization, the indemnity agreement, and our notices about them. It covers no other paper.',
        'You can withdraw your consent at any time, without a fee: call (843) 555-0142 or write to help@marshlinesurety.example. What you signed before stays signed. After that, we send you paper.',
        'If your email address changes, tell {sender} or write to help@marshlinesurety.example.',
        'You need a current web browser, an email address, and a way to save or print a page. You opened this page with a code from your email, so your device can show these papers.',
      ],
      agree:
        'I can read these pages, and I agree to get and sign the papers of this indemnity electronically.',
    },
    application: {
      version: 'v1.1',
      title: 'Your answers',
      text: [
        'Marshline Surety Agency, LLC and the surety company rely on your answers when they decide on the bonding line of {sender} and on its bonds.',
        'If something changes before the line is granted, tell {sender} or write to help@marshlinesurety.example. We then ask you to sign again.',
        'We are not your lawyer. You can ask your own lawyer before you sign.',
      ],
      agree: 'My answers are true and complete as far as I know.',
    },
    credit: {
      version: 'v1.1',
      title: 'Permission to check your credit',
      text: [
        'You allow Marshline Surety Agency, LLC and the surety company that writes the bonds to get a credit report about you from a consumer reporting agency. They use it to decide on the bonding line of {sender}, on its bonds and on their renewals, and for nothing else.',
        'Only the underwriters of Marshline Surety Agency, LLC and of the surety company see the report. They don’t show it to {sender}, and {sender} can’t give this permission for you.',
        'You can refuse: press “Decline”. Without your permission, we can’t accept your indemnity.',
        'If we decline, or charge more, because of the report, we send you a notice that names the agency that made the report and says how you can get a copy and correct it.',
      ],
      agree:
        'I give permission to check my credit for this bonding line, its bonds and their renewals.',
    },
    indemnity: {
      version: 'v1.1',
      title: 'Your promise to repay (indemnity)',
      text: [
        'If the surety pays because of a bond for {sender}, you repay it, with costs, from your own money.',
        'The bonds protect other people. They aren’t insurance for you or for {sender}.',
        'If several people sign, each of them owes the whole amount, and not only a share of it. The law calls this “joint and several” liability.',
        'Your promise covers every bond that we write for {sender} on this bonding line, and lasts as long as those bonds.',
        'Read all of it, print it or save it, and take the time you need. Your answers stay here. You can ask your own lawyer before you sign.',
        'You can refuse: press “Decline”. We then don’t write bonds on your signature.',
      ],
      agree:
        'If the surety pays because of a bond on this line, I will repay it, with costs, from my own money.',
    },
  },
};
