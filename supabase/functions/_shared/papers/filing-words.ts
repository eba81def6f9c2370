// Generated from content by `npm run papers`: change the content, not this file.
import type { FilingWords } from '../../../../src/domain/papers/filing-words.ts';

/** How and where bonds are filed: content/filing-packet.yaml, bonds, states and state-requirements. */
export const FILING_WORDS: FilingWords = {
  channels: {
    EFILE:
      "File online. Download the bond and its power of attorney from your dashboard as separate PDF files, have the bond signed, and upload these files through the court's e-filing system. Do not upload this cover sheet. Keep the signed original, because the clerk can ask for it.",
    EMAIL:
      'File by email. Have the bond signed, scan it with its power of attorney as one PDF, and send it to the address that the office gives you. Keep the signed original, because the clerk can ask for it.',
    ORIGINAL:
      'File the original on paper. Sign the bond in ink, attach the power of attorney, and bring or mail both. A scan or a photocopy does not replace the original.',
    COUNTY:
      'Each county in this state has its own way. Ask the clerk of yours, before you file, whether it takes the original on paper, an upload or an email. Keep the signed original in every case.',
    unknown:
      'Ask the office before you file whether it takes the original on paper, an upload or an email.',
  },
  kept: {
    checks: [
      'The name on the bond is your name as the person who asked for the bond knows it.',
      'The amount is the amount that you were asked for.',
      'The first day and the last day are the days that you were asked for.',
      'The power of attorney is attached, names the signer for the surety and reaches the amount of the bond.',
    ],
    bring: [
      'No office takes this bond. Keep it, and show it with the power of attorney to whoever asked you for it.',
    ],
    askFor: ['Nothing. The bond stays with you.'],
  },
  families: {
    court: {
      checks: [
        'Court and county. The bond names the court, its county and, if there is one, the division.',
        'Case number. It matches the docket, format and all.',
        'The name of the estate, ward or trust. It matches the order, middle name and suffix included.',
        "The fiduciary's name. It is the same in the body and in the signature.",
        'The title. The bond uses the word of the order: executor, administrator, personal representative, conservator or guardian of the property.',
        'The amount. Figures and words agree. They equal the order and do not exceed it.',
        "The obligee. The bond is payable to the party that the state's rule or the court's form names.",
        "The condition. Ask the clerk whether the court wants its own form or other words. If so, call the surety's agent before anybody signs.",
        "Signatures. The fiduciary and the surety's attorney-in-fact have signed. A notary has filled in any block under the fiduciary's name.",
        "The power of attorney. It names that signer, its limit reaches your amount, its date is no later than the bond's, and it is attached.",
      ],
      bring: [
        'The bond, signed in ink and notarized where it has a part for a notary.',
        'The power of attorney, attached to the bond.',
        'The order or notice that sets the amount of the bond, if you have one.',
        'A government-issued photo ID of each person who signs.',
        "Money for the clerk's fees. We do not know the fees of this office, so ask for them and for the ways to pay.",
      ],
      askFor: [
        'A copy of the bond with the file stamp, for your records and for us.',
        'Certified copies of your letters, if the court issues letters. Each bank, broker and agency may want one. Ask for the fee of each copy.',
        'The case number, if the bond has a blank for it. Fill in the blank on every paper.',
        'The name and phone number of the person who takes questions about the bond.',
      ],
    },
    license: {
      checks: [
        'The name on the bond is the name on your application, letter for letter.',
        'The address is the address on your application or license.',
        'The obligee is the agency, the state or the official that your application names.',
        'The amount is the amount that your license or commission requires.',
        'The first day and the last day fit the term of your license or commission.',
        'If the agency prescribes its own form, the bond is on that form.',
        'You signed with your title if a company is the principal.',
        'The power of attorney is attached, names the signer for the surety and reaches the amount of the bond.',
      ],
      bring: [
        'The bond, signed in ink and notarized where it has a part for a notary.',
        'The power of attorney, attached to the bond.',
        'Your application or renewal notice, unless the form of your bond is the application. Many offices take the bond only with it.',
        'Money for the filing fee. We do not know the fees of this office, so ask for them and for the ways to pay.',
      ],
      askFor: [
        'A copy of the bond with the date of receipt, for your records and for us.',
        'Your license or commission, or the day on which the agency decides.',
        "The agency's number for the bond, if it gives one.",
      ],
    },
    contract: {
      checks: [
        'The project, its number and its place are as the invitation or the contract names them.',
        'The owner is named in full, with its address.',
        "The contractor's name is the name on the bid or the contract.",
        'The amount is the amount or percentage that the invitation or the contract asks for.',
        'The date of a performance or payment bond is not before the date of the contract.',
        'If the owner prescribes its own form, the bond is on that form.',
        "An officer signed with name and title, and the company's seal is on the bond if the form asks for it.",
        'The power of attorney is attached, names the signer for the surety and reaches the amount of the bond.',
      ],
      bring: [
        'The bond, signed in ink, with a seal if the form asks for it.',
        'The power of attorney, attached to the bond.',
        'The bid or the contract that the bond belongs to.',
      ],
      askFor: [
        'A receipt with the date and the hour. A late bid bond counts as none.',
        'The name of the person at the owner who keeps the bonds.',
      ],
    },
    fidelity: {
      checks: [
        'The bond names the plan or the company as the insured, as its own papers name it.',
        'The amount is the amount that you computed or agreed.',
        'The first day and the last day leave no gap after an earlier bond.',
      ],
      bring: ['Nobody files this bond. Keep it with the records of the plan or the company.'],
      askFor: ['Nothing. Have the bond ready for an auditor.'],
    },
  },
  ownFamilies: {
    'appeal-supersedeas': {
      checks: [
        'The title of the case and its number are as the judgment has them.',
        'The appellant is named as in the notice of appeal.',
        'The bond is payable to the appellee, or to the party that the rule of the court names.',
        'The date of the judgment and its amount are as the judgment has them.',
        'The amount covers the judgment with the interest and costs that the rule or the order adds.',
        'The bond names the court that hears the appeal.',
        'You file before the automatic stay ends.',
        'The power of attorney is attached, names the signer for the surety and reaches the amount of the bond.',
      ],
      bring: [
        'The bond, signed in ink and notarized where it has a part for a notary.',
        'The power of attorney, attached to the bond.',
        'The judgment, and the order that sets the amount of the bond, if there is one.',
        "Money for the clerk's fees. We do not know the fees of this office, so ask for them and for the ways to pay.",
      ],
      askFor: [
        'A copy of the bond with the file stamp, for your records, for us and for the other side.',
        "The court's approval of the bond, or the day on which the court decides about it.",
      ],
    },
  },
  bonds: {
    'executor-personal-representative': {
      category: 'court',
      whoFiles: 'customer',
      howFiled:
        'You or your attorney file the signed original with the court that appoints you, before it issues your letters.',
      followsStateFiling: true,
      states: {
        CT: {
          howFiled:
            'You file the signed original at the Probate Court on paper; its eFiling system does not take a probate bond or a rider to one.',
          sources: [
            'Conn. Prob. R. 7.1a(2), Connecticut Probate Court Rules of Procedure, read in a copy at d1tvxue8o4w0fl.cloudfront.net (checked November 2026)',
          ],
        },
        GA: {
          howFiled:
            "You file the signed original at the Probate Court on paper; Georgia's rules keep surety bonds out of e-filing.",
          sources: [
            'Ga. Unif. Prob. Ct. R. 5.3.12, Georgia Uniform Probate Court Rules (checked November 2026)',
          ],
        },
        VA: {
          whoFiles: 'either',
          howFiled:
            "You give the bond at your qualification appointment with the Circuit Court Clerk, and clerks want the surety's agent there with you.",
          sources: [
            'Clerks of Loudoun and Nelson counties, on qualification (checked November 2026)',
          ],
        },
      },
    },
    administrator: {
      category: 'court',
      whoFiles: 'customer',
      howFiled:
        'You or your attorney file the signed original with the court that appoints you, before it issues your letters.',
      followsStateFiling: true,
      states: {
        CT: {
          howFiled:
            'You file the signed original at the Probate Court on paper; its eFiling system does not take a probate bond or a rider to one.',
          sources: [
            'Conn. Prob. R. 7.1a(2), Connecticut Probate Court Rules of Procedure, read in a copy at d1tvxue8o4w0fl.cloudfront.net (checked November 2026)',
          ],
        },
        GA: {
          howFiled:
            "You file the signed original at the Probate Court on paper; Georgia's rules keep surety bonds out of e-filing.",
          sources: [
            'Ga. Unif. Prob. Ct. R. 5.3.12, Georgia Uniform Probate Court Rules (checked November 2026)',
          ],
        },
        VA: {
          whoFiles: 'either',
          howFiled:
            "You give the bond at your qualification appointment with the Circuit Court Clerk, and clerks want the surety's agent there with you.",
          sources: [
            'Clerks of Loudoun and Nelson counties, on qualification (checked November 2026)',
          ],
        },
      },
    },
    'guardian-conservator': {
      category: 'court',
      whoFiles: 'customer',
      howFiled:
        'You or your attorney file the signed original with the court that appoints you, before it issues your letters.',
      followsStateFiling: false,
      states: {
        CT: {
          howFiled:
            'You file the signed original at the Probate Court on paper; its eFiling system does not take a probate bond or a rider to one.',
          namesMethod: true,
          sources: [
            'Conn. Prob. R. 7.1a(2), Connecticut Probate Court Rules of Procedure, read in a copy at d1tvxue8o4w0fl.cloudfront.net (checked November 2026)',
          ],
        },
        GA: {
          howFiled:
            "You file the signed original at the Probate Court on paper; Georgia's rules keep surety bonds out of e-filing.",
          namesMethod: true,
          sources: [
            'Ga. Unif. Prob. Ct. R. 5.3.12, Georgia Uniform Probate Court Rules (checked November 2026)',
          ],
        },
        VA: {
          howFiled:
            "You give the bond at your qualification appointment with the Circuit Court Clerk; ask the clerk whether the surety's agent must come with you.",
          sources: [
            'Clerks of Loudoun and Nelson counties, on qualification (checked November 2026)',
          ],
        },
      },
    },
    trustee: {
      category: 'court',
      whoFiles: 'customer',
      howFiled:
        "You or your attorney file the signed original with the court that supervises the trust; where none does, it is kept with the trust's papers.",
      followsStateFiling: false,
      states: {},
    },
    'appeal-supersedeas': {
      category: 'court',
      whoFiles: 'customer',
      howFiled:
        'Your attorney files the bond with the trial court, and the stay takes effect when the court approves it.',
      followsStateFiling: false,
      states: {},
    },
    notary: {
      category: 'license',
      whoFiles: 'customer',
      howFiled:
        'You file the bond with your commission papers at the office your state names, such as a county clerk or the secretary of state.',
      followsStateFiling: false,
      states: {
        AL: {
          howFiled:
            'You file the bond with the judge of probate of your county, who approves and records it before you act as a notary.',
          sources: [
            'Ala. Code 36-20-71, as amended by Act 2023-548, Code of Alabama, bond of notaries public, read in a copy at casetext.com (checked November 2026)',
            'Ala. S.B. 322 (2023), National Notary Association on Alabama Senate Bill 322, with the correction of the date in the code (checked November 2026)',
          ],
        },
        AZ: {
          howFiled:
            'You send the bond to the Secretary of State with your application; the name on it has to match the application exactly.',
          sources: [
            'A.R.S. 41-312 and 41-315 (now 41-269); A.A.C. R2-12-1103, Arizona Notary Handbook, as Notary Rotary quotes it, read in a copy at notaryrotary.com (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        CA: {
          howFiled:
            'You file the bond and your oath with the county clerk of your place of business within 30 days of the first day of your commission; filed later, the commission does not take effect.',
          sources: [
            "Cal. Gov. Code 8212, California Government Code, amount of a notary's bond, read in a copy at self-law.org (checked November 2026)",
            'Cal. Gov. Code 8231.10, California Government Code, bond of a notary who performs online notarizations, read in a copy at self-law.org (checked November 2026)',
            "Cal. Gov. Code 8213, California Government Code, filing of a notary's bond and oath (checked November 2026)",
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        FL: {
          whoFiles: 'either',
          howFiled:
            'A bonding agency that the state has approved sends the bond to the Department of State with your application and your oath of office.',
          sources: [
            'Fla. Stat. 117.01(7), Florida Department of State, bond form for notaries, as the National Notary Association prints it, read in a copy at abcdocz.com (checked November 2026)',
            'Fla. Stat. 117.225, Florida Statutes, registration of online notaries (checked November 2026)',
            'Executive Office of the Governor of Florida, how to become a notary (checked December 2026)',
            'Fla. Stat. 117.01(2), Florida Statutes, appointment, bond and oath of notaries (checked December 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        IL: {
          howFiled: 'You send the bond to the Secretary of State with your application.',
          sources: [
            '5 ILCS 312/2-105, Illinois Notary Public Act, bond (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        MI: {
          howFiled:
            'You file the bond and your oath with the county clerk in the 90 days before you apply to the state.',
          sources: [
            'MCL 55.273, Michigan Notary Public Act, bond and oath, read in a copy at legalfix.com (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
            'MCL 55.269, Michigan Notary Public Act, term of appointment (checked November 2026)',
          ],
        },
        NM: {
          howFiled:
            'You file the bond with the Secretary of State before your commission is issued.',
          sources: [
            'NMSA 1978, 14-14A-20, New Mexico Statutes, commission as notary public, read in a copy at lawserver.com (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        PA: {
          howFiled:
            'You record the bond, with your commission and oath, at the county recorder of deeds within 45 days of your appointment; after that the commission is void.',
          sources: [
            '57 Pa.C.S. 321, Pennsylvania Department of State, bonding requirement of notaries (checked November 2026)',
            '54 Pa.B. 8257, Pennsylvania Department of State, proposed notary regulations (checked November 2026; an old source)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        TN: {
          howFiled:
            'You file the bond with the clerk of the county that elected you; ask there whether it wants the bond before your commission comes or after.',
          sources: [
            'Tenn. Code 8-16-104, Tennessee Code, surety bond of notaries, read in a copy at instalawyer.io (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        TX: {
          howFiled:
            'The surety signs your application, Form 2301, as evidence of the bond. Before you act as a notary, upload a scan of it on the website of the Secretary of State, or mail it to the Notary Public Unit, P.O. Box 13375, Austin, Texas 78711-3375.',
          namesMethod: true,
          sources: [
            "Tex. Gov't Code 406.002 and 406.010, Texas Government Code, bond and oath of notaries, read in a copy at texas.public.law (checked November 2026)",
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
            '1 Tex. Admin. Code 87.2, Texas Administrative Code, application for commission as a traditional notary public, read in a copy at gavvy.com (checked November 2026)',
            'Texas Secretary of State, checklist for sending an application for a notary (checked November 2026)',
            'Texas Secretary of State, address of the Notary Public Unit (checked November 2026)',
          ],
        },
        WA: {
          howFiled: 'You send the bond to the Department of Licensing with your application.',
          sources: [
            'RCW 42.45.200, Revised Code of Washington, notary commission and bond, read in a copy at legalfix.com (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        WI: {
          howFiled:
            'You send the bond to the Department of Financial Institutions with your application.',
          sources: [
            'Wis. Stat. 137.01(1)(d), now 140.02, Wisconsin Statutes, bond of notaries, 2015 edition (checked November 2026)',
            'The Surety Group, notary bonds by state (checked November 2026)',
            'Jet Surety, notary bonds by state (checked November 2026)',
          ],
        },
        CO: {
          whoFiles: 'nobody',
          howFiled:
            'Colorado asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'C.R.S. 24-21-521, Colorado Secretary of State, words on the bond of notaries, read in a copy at buysuretybonds.com (checked November 2026)',
          ],
        },
        CT: {
          whoFiles: 'nobody',
          howFiled:
            'Connecticut asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'Conn. Gen. Stat. 3-94b, Connecticut General Statutes, qualifications of notaries, without a bond, read in a copy at law.justia.com (checked November 2026)',
          ],
        },
        GA: {
          whoFiles: 'nobody',
          howFiled:
            'Georgia asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'O.C.G.A. 45-17-2 to 45-17-5, Official Code of Georgia, qualifications and oath of notaries, without a bond, read in a copy at github.com (checked November 2026)',
          ],
        },
        MA: {
          whoFiles: 'nobody',
          howFiled:
            'Massachusetts asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'M.G.L. c. 222, s. 13, Massachusetts General Laws, qualifications of notaries, without a bond, read in a copy at instalawyer.io (checked November 2026)',
          ],
        },
        MD: {
          whoFiles: 'nobody',
          howFiled:
            'Maryland asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'Maryland Judiciary, Calvert County clerk, questions on notaries (checked November 2026)',
          ],
        },
        NC: {
          whoFiles: 'nobody',
          howFiled:
            'North Carolina asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'N.C.G.S. 10B-5 to 10B-10, North Carolina General Statutes, qualifications of notaries, which list no bond, read in a copy at github.com (checked November 2026)',
          ],
        },
        NJ: {
          whoFiles: 'nobody',
          howFiled:
            'New Jersey asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'N.J.A.C. 17:50-1.4, New Jersey Administrative Code, application and oath of notaries, without a bond, read in a copy at law.cornell.edu (checked November 2026)',
          ],
        },
        NY: {
          whoFiles: 'nobody',
          howFiled:
            'New York asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'N.Y. Exec. Law 130 and 131, New York Department of State, Notary Public License Law, without a bond, read in a copy at pdf4pro.com (checked November 2026)',
          ],
        },
        OH: {
          whoFiles: 'nobody',
          howFiled:
            'Ohio asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'Ohio R.C. 147.03, Ohio Revised Code, term and oath of notaries, without a bond, read in a copy at lawserver.com (checked November 2026)',
          ],
        },
        OR: {
          whoFiles: 'nobody',
          howFiled:
            'Oregon asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'Oregon Secretary of State, questions on notary practice (checked November 2026)',
          ],
        },
        SC: {
          whoFiles: 'nobody',
          howFiled:
            'South Carolina asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'S.C. Code 26-1-40, South Carolina Code of Laws, oath of notaries, without a bond, read in a copy at law.justia.com (checked November 2026)',
          ],
        },
        VA: {
          whoFiles: 'nobody',
          howFiled:
            'Virginia asks its notaries for no bond, so no office of the state takes it. Sign the bond, keep it, and show it to whoever asked you for it.',
          sources: [
            'Va. Code 47.1-4 to 47.1-9, Code of Virginia, appointment of notaries, without a bond, read in a copy at github.com (checked November 2026)',
          ],
        },
      },
    },
    'auto-dealer': {
      category: 'license',
      whoFiles: 'customer',
      howFiled:
        'You send the signed bond to the agency that licenses dealers, with your application.',
      followsStateFiling: true,
      states: {
        AL: {
          sources: [
            'Ala. Code 40-12-398; Ala. Admin. Code 810-5-12-.02, Alabama Administrative Code, motor vehicle surety bond, read in a copy at regulations.justia.com (checked November 2026)',
          ],
        },
        AZ: {
          howFiled:
            'You send the original to the Motor Vehicle Division, one bond for each county where you have a place of business; a bond filled in by hand is refused.',
          sources: [
            'Ariz. Admin. Code R17-5-402, Arizona Administrative Code, bond amounts of dealers, brokers and recyclers, read in a copy at law.cornell.edu (checked November 2026)',
          ],
        },
        CA: {
          sources: [
            'Cal. Veh. Code 11710, California Vehicle Code, bond of dealers, read in a copy at lexace.ai (checked November 2026)',
            'Cal. Veh. Code 11710 and 11710.1, California Vehicle Code, dealer bonds (checked November 2026)',
          ],
        },
        CO: {
          howFiled: 'You mail the bond to the Auto Industry Division of the Department of Revenue.',
          sources: [
            'C.R.S. 44-20-112, Colorado Revised Statutes, bond of licensee, read in a copy at github.com (checked November 2026)',
            '1 CCR 205-1, regulation 44-20-112, SuretyNow, Colorado dealer bond (checked November 2026)',
          ],
        },
        CT: {
          howFiled:
            'You send the bond to the Department of Motor Vehicles with your application; a rider that changes it has to come to the department from the surety, by email.',
          sources: [
            'Conn. Public Act 22-44; Conn. Gen. Stat. 14-52, Connecticut Department of Motor Vehicles, notice on Public Act 22-44, read in a copy at suretybondsdirect.com (checked November 2026)',
          ],
        },
        FL: {
          sources: [
            'Fla. Stat. 320.27(10), Florida Statutes, motor vehicle dealers, as SuretyBonds.com quotes them, read in a copy at suretybonds.com (checked November 2026)',
            'Fla. Stat. 320.771, LegalClarity, Florida dealer bond (checked November 2026)',
          ],
        },
        GA: {
          sources: [
            'O.C.G.A. 43-47-8, Surety Bonds Direct, Georgia dealer bonds (checked November 2026)',
          ],
        },
        IL: {
          sources: [
            'Ill. P.A. 100-450; 625 ILCS 5/5-101 and 5/5-102, Illinois General Assembly, synopsis of SB 1556 (2017) on the bonds of vehicle dealers (checked November 2026)',
            'Surety Bonds Direct and SuretyNow, Illinois dealer bonds (checked November 2026)',
          ],
        },
        MA: {
          sources: [
            'M.G.L. c. 140, s. 58; Selected Opinion 04-008, Massachusetts Division of Banks, opinion on the bond of used car dealers (checked November 2026)',
            'M.G.L. c. 140, s. 58; page not recorded, Bryant Surety Bonds, Massachusetts dealer bond (checked November 2026)',
          ],
        },
        MI: {
          sources: [
            'MCL 257.248, Michigan Vehicle Code, dealer license and bond (checked November 2026)',
            'Page not recorded, Bonding Specialist and SuretyBonds.com, Michigan dealer bond (checked November 2026)',
          ],
        },
        MN: {
          sources: [
            "Minn. Stat. 168.27, subd. 24; Laws of Minnesota 2002, ch. 288, Minnesota session law on dealers' bonds (checked November 2026)",
            'Minn. Stat. 168.27, subd. 24, Surety One, Minnesota dealer bond (checked November 2026)',
          ],
        },
        NC: {
          howFiled:
            'You mail the signed bond with your application to NCDMV Vehicle Services, Dealer Unit, 3129 Mail Service Center, Raleigh, NC 27697-3129. The address is from a form of 2021: compare it with your application.',
          sources: [
            'N.C.G.S. 20-288, North Carolina Division of Motor Vehicles, minimum dealer license requirements, read in a copy at automobilesoftware.com (checked November 2026)',
            'Form VS-415 (June 2021), North Carolina Division of Motor Vehicles, Minimum Dealer License Requirements, read in a copy at pdf4pro.com (checked December 2026)',
          ],
        },
        NM: {
          sources: [
            'NMSA 1978, 66-4-7, New Mexico Statutes, bonds of dealers and motorcycle dealers, read in a copy at law.justia.com (checked November 2026)',
            'Surety1, New Mexico dealer bond (checked November 2026)',
          ],
        },
        NY: {
          sources: [
            'N.Y. Veh. & Traf. Law 415(6-b), New York Department of Motor Vehicles, dealer surety bond (checked November 2026)',
          ],
        },
        OH: {
          howFiled:
            "You send the original to the Attorney General's office, with a copy in your license application.",
          sources: [
            'Ohio Adm. Code 4501:1-3-11, Ohio Administrative Code, net worth and bond (checked November 2026)',
          ],
        },
        OR: {
          sources: [
            "ORS 822.030, Integrity Surety on Oregon's dealer bond (checked November 2026)",
          ],
        },
        PA: {
          sources: [
            '75 Pa.C.S. 1335(a), Pennsylvania Consolidated Statutes, registration plates for manufacturers and dealers, as in 2010, read in a copy at law.justia.com (checked November 2026)',
            '75 Pa.C.S. 1335, Surety Bond Authority, Pennsylvania dealer and agent bonds (checked November 2026)',
          ],
        },
        SC: {
          sources: [
            'S.C. Code 56-15-320, South Carolina Code of Laws, dealer license and bond, read in a copy at casetext.com (checked November 2026)',
            'SuretyBonds.com, South Carolina dealer and wholesaler bonds (checked November 2026)',
            'S.C. Act 51 of 2023 (S. 549), Changes to dealer licensing under Act 51 of 2023 (checked November 2026)',
            'S.C. Code 56-15-320(B)(2), South Carolina Code of Laws, dealer license and bond, read in a copy at casetext.com (checked November 2026)',
          ],
        },
        TN: {
          sources: [
            'Tenn. Code 55-17-111, SuretyOne, Tennessee dealer bond (checked November 2026)',
          ],
        },
        TX: {
          sources: [
            'Tex. Transp. Code 503.033, Texas Transportation Code, security requirement, read in a copy at texas.public.law (checked November 2026)',
            '43 Tex. Admin. Code 215.137, Texas Administrative Code, surety bond of a dealer (checked November 2026)',
          ],
        },
        VA: {
          sources: [
            'Va. Code 46.2-1527.2, Code of Virginia, bond of applicants for an original dealer license, read in a copy at statutes.laws.com (checked November 2026)',
            'Va. Code 46.2-1527.1, 46.2-1527.2 and 46.2-1992.20, Code of Virginia, Motor Vehicle Transaction Recovery Fund and bonds (checked November 2026)',
          ],
        },
        WA: {
          sources: [
            'RCW 46.70.070, A1 Surety Bonds, Washington dealer bonds (checked November 2026)',
          ],
        },
        WI: {
          sources: [
            'Wis. Adm. Code Trans 140.022, Wisconsin Administrative Code, dealer security, read in a copy at wirules.elaws.us (checked November 2026)',
            'Wis. Stat. ch. 218, BondExchange, Wisconsin dealer bonds (checked November 2026)',
            'Wis. Stat. 218.0114, Wisconsin Department of Transportation, wholesale dealer license, page of 2013 (checked November 2026)',
          ],
        },
        MD: {
          sources: [
            "Md. Code, Transp. 15-308, Maryland Transportation Code, dealer's bond, read in a copy at self-law.org (checked November 2026)",
          ],
        },
        NJ: {
          sources: [
            'N.J.S.A. 39:10-19, New Jersey Motor Vehicle Commission, instructions for dealer license applicants, read in a copy at doczz.net (checked November 2026)',
          ],
        },
      },
    },
    'contractor-license': {
      category: 'license',
      whoFiles: 'customer',
      howFiled:
        'You send the signed bond to the board, city or county that licenses you, with your application.',
      followsStateFiling: false,
      states: {
        AZ: {
          sources: [
            'Ariz. Admin. Code R4-9-112, Arizona Registrar of Contractors, bond amounts, read in a copy at law.cornell.edu (checked November 2026)',
          ],
        },
        CA: {
          whoFiles: 'surety',
          howFiled: 'We file the bond with the Contractors State License Board electronically.',
          sources: [
            'Cal. S.B. 607 (2021); Cal. Bus. & Prof. Code 7071.6, Contractors State License Board, reminder of the bond increase, as a trade association repeats it, read in a copy at rcasocal.org (checked November 2026)',
            'SuretyBonds.com, who files which bond (checked November 2026)',
          ],
        },
        MD: {
          sources: [
            'Md. Code, Bus. Reg. title 8, Huff Insurance, Maryland home improvement bonds (checked November 2026)',
          ],
        },
        NC: {
          sources: [
            '21 NCAC 12A .0504, North Carolina Administrative Code, increase in limitation of general contractors, read in a copy at regulations.justia.com (checked November 2026)',
            'Page not recorded, AAU Insurance and Ameripro Surety, North Carolina contractor bonds (checked November 2026; an old source)',
          ],
        },
        NJ: {
          sources: [
            'P.L. 2023, c. 237; N.J.S.A. 56:8-142, Lexington National, New Jersey home improvement contractor bonds (checked November 2026)',
          ],
        },
        NM: {
          sources: [
            'NMSA 1978, 60-13-49, New Mexico Statutes, proof of responsibility of contractors (checked November 2026)',
          ],
        },
        OR: {
          sources: [
            'Or. HB 2922 (2023), Jet Surety, Oregon contractor license bonds (checked November 2026)',
            'ORS 701.081, Oregon Revised Statutes, bonds of residential contractors, read in a copy at lawserver.com (checked November 2026)',
          ],
        },
        SC: {
          sources: [
            'S.C. Code 40-11-262, South Carolina Code, surety bonds in place of a financial statement, read in a copy at lawserver.com (checked November 2026)',
            'S.C. Code 40-59-220(C), South Carolina Code of Laws, licenses of residential builders, read in a copy at instalawyer.io (checked November 2026)',
          ],
        },
        VA: {
          sources: [
            'Va. S.B. 1113 (2017); 18 VAC 50-22-60, ECS Insurance, the Virginia contractor license bond in place of net worth (checked November 2026)',
          ],
        },
        WA: {
          sources: [
            'RCW 18.27.040(1), Revised Code of Washington, bond of contractors, as Surety One quotes it, read in a copy at suretyone.com (checked November 2026)',
          ],
        },
        AL: {
          sources: [
            'Ala. Admin. Code 440-X-3-.04; Ala. Code 34-31-18, SuretyBonds.com, Alabama bonds of heating, air conditioning and refrigeration contractors (checked November 2026)',
            'Ala. Code 34-14A, Alabama Home Builders Licensure Board, questions of applicants (checked November 2026)',
          ],
        },
        MN: {
          sources: [
            'Minn. Stat. 326B.197, State of Minnesota, licenses from A to Z: mechanical contractor bond (checked November 2026)',
            'Minn. Stat. 326B.86, Minnesota Statutes, bond of residential roofers, as in 2011 (checked November 2026)',
          ],
        },
        TN: {
          sources: [
            'Tenn. Code 62-6-506, Tennessee Code, licenses of home improvement contractors, read in a copy at github.com (checked November 2026)',
          ],
        },
        WI: {
          sources: [
            'Wis. Stat. 101.654(2)(a)1., Wisconsin Act 392 of 1995, financial responsibility of contractors (checked November 2026)',
          ],
        },
      },
    },
    'freight-broker-bmc-84': {
      category: 'license',
      whoFiles: 'surety',
      howFiled: 'We file form BMC-84 with the FMCSA electronically.',
      followsStateFiling: false,
      states: {},
    },
    'bid-bond': {
      category: 'contract',
      whoFiles: 'customer',
      howFiled:
        "You hand in the bond with your sealed bid, or upload it to the owner's bidding site.",
      namesMethod: true,
      followsStateFiling: false,
      states: {},
    },
    'performance-bond': {
      category: 'contract',
      whoFiles: 'customer',
      howFiled: 'You give the signed original to the owner with the contract.',
      namesMethod: true,
      followsStateFiling: false,
      states: {},
    },
    'payment-bond': {
      category: 'contract',
      whoFiles: 'customer',
      howFiled: 'You give the signed original to the owner with the contract.',
      namesMethod: true,
      followsStateFiling: false,
      states: {},
    },
    'erisa-fidelity': {
      category: 'fidelity',
      whoFiles: 'nobody',
      howFiled:
        "Nothing is filed with an agency; you keep the bond with the plan's records and report it on Form 5500.",
      followsStateFiling: false,
      states: {},
    },
    'employee-dishonesty': {
      category: 'fidelity',
      whoFiles: 'nobody',
      howFiled: 'Nothing is filed; you keep the bond and show it to clients who ask.',
      followsStateFiling: false,
      states: {},
    },
  },
  states: {
    AL: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney hand in the signed original at the Probate Court of the county.',
          sources: [
            'Ala. Code 43-2-82, Code of Alabama, liability of the judge of probate for taking a bond, read in a copy at instalawyer.io (checked November 2026)',
            'Ala. Code 43-2-851(a), Code of Alabama, bond of a personal representative, read in a copy at instalawyer.io (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: "You send the signed bond, with the surety's power of attorney, to the Department of Revenue with your application.",
          sources: [
            'Ala. Admin. Code 810-5-12-.02, Alabama Administrative Code, motor vehicle surety bond, read in a copy at regulations.justia.com (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL', notary: 'ORIGINAL' },
      notes: [],
    },
    AZ: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed bond with the probate registrar of the Superior Court.',
          sources: [
            'A.R.S. 14-3604, Arizona Revised Statutes, bond amount and security, read in a copy at lawserver.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: "You send the original bond on the department's form, one for each county where you have a place of business, with the surety's power of attorney.",
          refuses:
            'A bond filled in by hand, or one without the embossed stamp, seal or sticker of the bond company.',
          sources: [
            'Ariz. Admin. Code R17-5-402, Arizona Administrative Code, dealer bonds, read in a copy at law.cornell.edu (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL', notary: 'ORIGINAL' },
      notes: [
        {
          text: "Arizona counts personal property, a year's income and real estate less its mortgages, unless the letters keep you from selling the real estate.",
          sources: [
            'A.R.S. 14-3604, Arizona Revised Statutes, bond amount of a personal representative (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    CA: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: "You or your attorney file the signed original with the Superior Court. Look at the court's list of papers that it does not take electronically.",
          sources: [
            'Orange Co. Super. Ct. R. 352, Superior Court of California, County of Orange, e-filing (checked November 2026)',
            'Cal. Prob. Code 8480, California Probate Code, bond of a personal representative, read in a copy at self-law.org (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Department of Motor Vehicles with your dealer application.',
          sources: [
            'Cal. Veh. Code 11710 and 11710.1, California Vehicle Code, dealer bonds (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL', notary: 'ORIGINAL', 'contractor-license': 'EFILE' },
      notes: [
        {
          text: 'Each Superior Court has its own e-filing rules and its own list of papers that stay on paper. Orange County keeps bonds on paper. Ask the clerk of any other county.',
          sources: [
            'Orange Co. Super. Ct. R. 352, Superior Court of California, County of Orange, e-filing (checked November 2026)',
            'Cal. Prob. Code 8480, California Probate Code, bond of a personal representative, read in a copy at self-law.org (checked November 2026)',
          ],
        },
        {
          text: 'The amount may reach the value of the personal property and the probable gross income of the estate for a year.',
          sources: [
            'Cal. Prob. Code 8482, California Probate Code, amount of bond (checked November 2026)',
          ],
          isOfEstates: true,
        },
        {
          text: 'With full authority to act without the court, real estate is counted too.',
          sources: [
            'Page not recorded, Craig Willford, California probate bonds (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    CO: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the bond with the court that has the case. Ask the clerk whether the court wants the signed original.',
          sources: [
            'Order of May 31, 2003, on mandatory e-filing, Denver Probate Court, policies and procedures (checked November 2026)',
            'C.R.S. 15-12-601, Colorado Revised Statutes, qualification of a personal representative (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You mail the signed bond, with the power of attorney, to the Auto Industry Division.',
          sources: ['SuretyNow, Colorado dealer bond (checked November 2026)'],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Colorado asks for a bond when the will or the court does.',
          sources: ['C.R.S. 15-12-603, Colorado probate bonds (checked November 2026)'],
          isOfEstates: true,
        },
      ],
    },
    CT: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original at the Probate Court on paper.',
          refuses: 'A bond sent by e-filing.',
          sources: [
            'Conn. Prob. Ct. R. 7.1 and 7.1a(2), Connecticut Probate Court Rules of Procedure, filing requirements, read in a copy at d1tvxue8o4w0fl.cloudfront.net (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond with your application; a rider that changes it has to come from the surety, by email.',
          sources: [
            'Conn. P.A. 22-44, Notice of the Connecticut Department of Motor Vehicles on P.A. 22-44, read in a copy at suretybondsdirect.com (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Attorneys e-file other papers in the Probate Courts. The court takes neither an original probate bond nor a rider to one electronically: both go to the court on paper.',
          sources: [
            'Conn. Prob. Ct. R. 7.1 and 7.1a(2), Connecticut Probate Court Rules of Procedure, filing requirements, read in a copy at d1tvxue8o4w0fl.cloudfront.net (checked November 2026)',
          ],
        },
        {
          text: 'Attorneys have to e-file the other papers of the case, through TurboCourt, since January 2020. The portal takes PDF files and turns photographs away.',
          sources: [
            'Connecticut Probate Courts, eFiling and its standards (checked November 2026)',
          ],
        },
      ],
    },
    FL: {
      filing: [
        {
          category: 'court',
          channel: 'EFILE',
          whoFiles: 'customer',
          how: 'Your attorney files the bond through the Florida Courts E-Filing Portal. Keep the signed original, and confirm with the clerk whether the court wants it.',
          sources: [
            'In re Amendments to Fla. R. Civ. P., 102 So. 3d 451 (Fla. 2012), No. SC11-399; Fla. R. Gen. Prac. & Jud. Admin. 2.525, Supreme Court of Florida, amendments on electronic filing, read in a copy at cetient.com (checked November 2026)',
            'Fla. Stat. 733.402, Florida Statutes, bond of fiduciary (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the original bond, with the power of attorney, with your dealer application.',
          sources: ['Fla. Stat. 320.27, Surety One, Florida dealer bond (checked November 2026)'],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Attorneys must file through the statewide portal. The decision that we read has no exception for bonds. Confirm with the clerk whether the signed bond must follow on paper.',
          sources: [
            'In re Amendments to Fla. R. Civ. P., 102 So. 3d 451 (Fla. 2012), No. SC11-399; Fla. R. Gen. Prac. & Jud. Admin. 2.525, Supreme Court of Florida, amendments on electronic filing, read in a copy at cetient.com (checked November 2026)',
            'Fla. Stat. 733.402, Florida Statutes, bond of fiduciary (checked November 2026)',
          ],
        },
        {
          text: "The court sets the amount of an estate's bond. It looks at the estate's gross value, the kind of assets, debts and liens, and how you are related to the beneficiaries.",
          sources: [
            'Fla. Stat. 733.403, Florida Statutes, amount of bond, read in a copy at haimolaw.com (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    GA: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney deliver the signed original to the Probate Court on paper.',
          refuses: 'A bond sent by e-filing.',
          sources: [
            'Ga. Unif. Prob. Ct. R. 5.3.12(B)(2), Uniform Probate Court Rules of Georgia, electronic filing, read in a copy at casetext.com (checked November 2026)',
            'Floyd County Probate Court, electronic petition filings (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the licensing board with your application.',
          sources: [
            'O.C.G.A. 43-47-8, Surety Bonds Direct, Georgia dealer bonds (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Some Georgia counties take probate papers online. The clerk will refuse a surety bond that comes that way: the rules of the probate courts keep it on paper. Bring or mail the signed original.',
          sources: [
            'Ga. Unif. Prob. Ct. R. 5.3.12(B)(2), Uniform Probate Court Rules of Georgia, electronic filing, read in a copy at casetext.com (checked November 2026)',
            'Floyd County Probate Court, electronic petition filings (checked November 2026)',
          ],
        },
        {
          text: 'The bond is double the value of the estate, or equal to it when a surety company signs.',
          sources: [
            'O.C.G.A. 53-6-51(c), Official Code of Georgia, amount of bond (checked November 2026)',
          ],
          isOfEstates: true,
        },
        {
          text: 'Real estate is left out of that value until it is sold.',
          sources: [
            'O.C.G.A. 53-6-51(c), Official Code of Georgia, amount of bond (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    IL: {
      filing: [
        {
          category: 'court',
          channel: 'EFILE',
          whoFiles: 'customer',
          how: 'You or your attorney file the bond through eFileIL, and the court approves it. Keep the signed original, and confirm with the clerk whether the court wants it.',
          sources: [
            'Ill. S. Ct. R. 9(a), Illinois Supreme Court Commission on Professionalism, e-filing changes, read in a copy at 2civility.org (checked November 2026)',
            '755 ILCS 5/12-2, Illinois Probate Act, oath and bond of an individual representative, read in a copy at laws9.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond for each location to the Secretary of State with your license application; it expires on December 31.',
          sources: [
            '625 ILCS 5/5-101, Chicago Automobile Trade Association, new bond requirements (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [],
    },
    MD: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney bring the Register of Wills the bond on the form that fits, signed in original.',
          sources: [
            'Md. Rule 6-312, Maryland Rules, forms of bonds (checked November 2026)',
            'Md. Code, Est. & Trusts 6-102, Maryland Code, bond of a personal representative, read in a copy at getpocketlaw.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Motor Vehicle Administration once it has approved your application.',
          sources: [
            "Md. Code, Transp. 15-308, Maryland Transportation Code, dealer's bond, read in a copy at self-law.org (checked November 2026)",
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Maryland sets the bond at up to the most probable value of the personal property. When everyone waives it a small nominal bond is still asked for.',
          sources: [
            'Md. Code, Est. & Trusts 6-102, Maryland Code, bond of a personal representative (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    MA: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original with the Probate and Family Court.',
          sources: [
            'Prob. & Fam. Ct. Standing Order 1-16, Probate and Family Court Standing Order 1-16, electronic filing pilot in the Essex Division (checked November 2026)',
            'Mass. Gen. Laws ch. 190B, 3-604, Massachusetts General Laws, bond with sureties, read in a copy at lawserver.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You give the signed bond to the city or town that grants the class 2 license.',
          sources: [
            'M.G.L. c. 140, s. 58; Selected Opinion 04-008, Massachusetts Division of Banks, opinion on the bond of used car dealers (checked November 2026)',
          ],
        },
      ],
      methods: {},
      notes: [],
    },
    MI: {
      filing: [
        {
          category: 'court',
          channel: 'COUNTY',
          whoFiles: 'customer',
          how: 'In Wayne County your attorney emails the bond to the Probate Court as a PDF. Elsewhere confirm with the clerk how the court wants it, and keep the signed original.',
          sources: [
            'MCR 5.302(A)(3), Michigan Court Rules, commencement of decedent estates, read in a copy at casetext.com (checked November 2026)',
            'Mich. L. Ct. R. Wayne Prob. 5.101, Local rules of the Wayne County Probate Court, filing by email, read in a copy at casetext.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Department of State with your dealer application.',
          refuses:
            'A bond whose name or address differs from the license application, or one without the power of attorney of the person who signed for the surety.',
          sources: [
            'MCL 257.248, Michigan Vehicle Code, dealer license and bond (checked November 2026)',
            'Form AR-0026, uniform vehicle dealer surety bond, Michigan Department of State, notes on the dealer bond form (checked November 2026; an old source)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL', notary: 'ORIGINAL' },
      notes: [],
    },
    MN: {
      filing: [
        {
          category: 'court',
          channel: 'EFILE',
          whoFiles: 'customer',
          how: 'You or your attorney file the bond with the District Court. Keep the signed original.',
          sources: [
            'Minn. Gen. R. Prac. 14.08, Minnesota General Rules of Practice, official records, read in a copy at print.casetext.com (checked November 2026)',
            'Minn. Stat. 524.3-604, Minnesota Statutes, bond amount, security, procedure and reduction, read in a copy at law.uslawyerdatabase.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to Driver and Vehicle Services with your dealer application.',
          sources: [
            "Minn. Stat. 168.27, subd. 24, Surety One on Minnesota dealers' bonds (checked November 2026)",
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'A Minnesota probate bond has no cancellation clause; only a court order ends it.',
          sources: [
            'Minn. Stat. ch. 524, Newton Bonding on Minnesota probate bonds (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    NJ: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney give the signed original to the county surrogate.',
          sources: [
            'N.J.S.A. 3B:15-1, New Jersey Revised Statutes, bonds of fiduciaries, read in a copy at legalfix.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Motor Vehicle Commission with your dealer application.',
          sources: [
            'N.J.S.A. 39:10-19, Jet Surety, New Jersey dealer bond (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'New Jersey sets the bond by the value of the estate and the extent of your authority.',
          sources: [
            'N.J.S.A. 3B:15-1, New Jersey Revised Statutes, bonds of fiduciaries, read in a copy at legalfix.com (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    NM: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original with the clerk of the court that has the case.',
          sources: [
            'NMSA 1978, 45-1-302, New Mexico Statutes, jurisdiction of district and probate courts, read in a copy at lawserver.com (checked November 2026)',
            'NMSA 1978, 45-3-604, New Mexico Statutes, bond amount of a personal representative, read in a copy at legalfix.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the original bond, in the name shown on your application, to the Motor Vehicle Division.',
          sources: [
            '18.19.4.8 NMAC, New Mexico Administrative Code, surety bonds of dealers, read in a copy at regulations.justia.com (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL', notary: 'ORIGINAL' },
      notes: [],
    },
    NY: {
      filing: [
        {
          category: 'court',
          channel: 'COUNTY',
          whoFiles: 'customer',
          how: "Your attorney files the bond through NYSCEF where the county has it. Check the county's protocol, and keep the signed original for the court.",
          sources: [
            "Uniform Rules for N.Y. State Trial Courts 207.4a, NYSCEF protocol of the Bronx County Surrogate's Court, read in a copy at iappscontent01-qa.azurewebsites.us (checked November 2026)",
            "SCPA 802, New York Surrogate's Court Procedure Act, approval and filing of bonds (checked November 2026)",
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Department of Motor Vehicles before it approves your registration as a dealer.',
          sources: [
            'N.Y. Veh. & Traf. Law 415(6-b), New York Department of Motor Vehicles, dealer surety bond (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'E-filing goes by county. NYSCEF is mandatory in some counties, such as Ontario, and a choice in others, such as Bronx. The protocols that we read do not name bonds. Check yours first.',
          sources: [
            "Uniform Rules for N.Y. State Trial Courts 207.4a, NYSCEF protocol of the Bronx County Surrogate's Court, read in a copy at iappscontent01-qa.azurewebsites.us (checked November 2026)",
            "SCPA 802, New York Surrogate's Court Procedure Act, approval and filing of bonds (checked November 2026)",
          ],
        },
        {
          text: 'Read the protocol of your county before you file, and keep the signed original at hand: confirm with the clerk whether the court wants it.',
          sources: [
            "NYSCEF protocols, by county, NYSCEF protocols of the Surrogate's Courts (checked November 2026)",
          ],
        },
      ],
    },
    NC: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original with the Clerk of Superior Court before the clerk issues letters.',
          sources: [
            'N.C. Gen. R. Prac. 5.1, North Carolina General Rules of Practice, filing in counties without Odyssey, read in a copy at casetext.com (checked November 2026)',
            'N.C.G.S. 28A-8-1, North Carolina General Statutes, bond before letters, read in a copy at github.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the License and Theft Bureau of the Division of Motor Vehicles, with your application.',
          sources: [
            'N.C.G.S. 20-288, SuretyNow, North Carolina dealer bond (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [],
    },
    OH: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original with the Probate Court before it issues letters.',
          sources: [
            'Ohio R.C. 2109.04, Ohio Revised Code, bond of a fiduciary, read in a copy at instalawyer.io (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: "You send the original to the Attorney General's office, with a copy in your license application.",
          sources: [
            'Ohio Adm. Code 4501:1-3-11, Ohio Administrative Code, net worth and bond (checked November 2026)',
          ],
        },
      ],
      methods: {},
      notes: [
        {
          text: 'Ohio sets the bond at twice the assets you will hold, and the surety must be acceptable to the Treasury.',
          sources: [
            'Ohio R.C. 2109.17, Ohio Revised Code, bonds of fiduciaries (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    OR: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original with the clerk of the court.',
          sources: [
            'UTCR 21.140, Oregon Uniform Trial Court Rules, mandatory electronic filing, read in a copy at casetext.com (checked November 2026)',
            'ORS 113.105, Oregon Revised Statutes, bond for personal representative, read in a copy at oregonlaws.org (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond on the DMV form to Business Regulation with your application.',
          sources: [
            "ORS 822.030, Integrity Surety on Oregon's dealer bond (checked November 2026)",
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [],
    },
    PA: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: "You or your attorney file the signed original with the Register of Wills, or with the Orphans' Court when a judge set the bond.",
          sources: [
            "Washington Co. L-O.C. 4.7; 54 Pa.B. 2768, Washington County, local rule of Orphans' Court procedure on electronic filing (checked November 2026)",
            '20 Pa.C.S. 3174, Pennsylvania Consolidated Statutes, when a bond is not required, read in a copy at courtgpt.ai (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond, one for each place of business, to the Department of Transportation.',
          sources: [
            '75 Pa.C.S. 1335, Surety Bond Authority, Pennsylvania dealer and agent bonds (checked November 2026)',
          ],
        },
      ],
      methods: { notary: 'ORIGINAL' },
      notes: [],
    },
    SC: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney file the signed original with the Probate Court of the county.',
          sources: [
            'Order 2020-10-28-01, South Carolina Judicial Branch, order on a probate e-filing pilot (checked November 2026)',
            'S.C. Code 62-3-603, South Carolina Code of Laws, when a personal representative needs no bond, read in a copy at lexace.ai (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Department of Motor Vehicles with your application, and a new bond or a continuation certificate every twelve months.',
          sources: [
            'S.C. Code 56-15-320, South Carolina Code of Laws, dealer license and bond (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'The only e-filing that we found in these courts is a pilot in Charleston County. There, ask the clerk.',
          sources: [
            'Order 2020-10-28-01, South Carolina Judicial Branch, order on a probate e-filing pilot (checked November 2026)',
            'S.C. Code 62-3-603, South Carolina Code of Laws, when a personal representative needs no bond, read in a copy at lexace.ai (checked November 2026)',
          ],
        },
        {
          text: 'The bond is not less than a sworn estimate of the personal property and a year of income.',
          sources: [
            'S.C. Code 62-3-604, Branch Estate Planning, amount of a probate bond (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    TN: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You or your attorney give the signed original to the clerk of the court that hears estates in the county.',
          sources: [
            'Tenn. Code 30-1-201, Tennessee Code, when bond is required, read in a copy at github.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the original bond to the Motor Vehicle Commission with your application.',
          sources: [
            'Tenn. Code 55-17-111, The Surety Group, Tennessee used dealer bond (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL', notary: 'ORIGINAL' },
      notes: [
        {
          text: "Tennessee asks for a bond between the estate's value and double that value, signed by one surety company or two people.",
          sources: [
            'Tenn. Code 30-1-201, Tennessee Code, when bond is required, read in a copy at github.com (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    TX: {
      filing: [
        {
          category: 'court',
          channel: 'EFILE',
          whoFiles: 'customer',
          how: 'Your attorney files the bond through eFileTexas. Without an attorney, you may e-file it too, or take it to the county clerk on paper. Keep the signed original if you e-file, and ask the clerk whether the court wants it.',
          sources: [
            'Tex. R. Civ. P. 21(f)(1), Travis County Clerk, e-filing in probate, quoting the Texas Rules of Civil Procedure (checked November 2026)',
            'Tex. Est. Code 305.002, Texas Estates Code, how a personal representative qualifies, read in a copy at lawserver.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You give the signed bond to the Department of Motor Vehicles with your application for a general distinguishing number.',
          refuses:
            "A bond in another name than the license, without the street address of each location that it covers, or without the agent's original power of attorney.",
          sources: [
            'Tex. Transp. Code 503.033, Texas Transportation Code, security requirement, read in a copy at texas.public.law (checked November 2026)',
            '43 Tex. Admin. Code 215.137, Texas Administrative Code, surety bond of a dealer (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Attorneys must e-file where e-filing is mandated, and people without one may; wills are the exception that the county clerk names. Confirm with the county clerk whether the signed bond must follow on paper.',
          sources: [
            'Tex. R. Civ. P. 21(f)(1), Travis County Clerk, e-filing in probate, quoting the Texas Rules of Civil Procedure (checked November 2026)',
            'Tex. Est. Code 305.002, Texas Estates Code, how a personal representative qualifies, read in a copy at lawserver.com (checked November 2026)',
          ],
        },
        {
          text: 'An original will stays on paper under the rules of Tarrant County. Ask the clerk of any other county before you e-file one.',
          sources: [
            'Tarrant County Local Rules (2014), Tarrant County probate rules, 2014 (checked November 2026; an old source)',
          ],
          isOfEstates: true,
        },
      ],
    },
    VA: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'either',
          how: "You sign the bond at your qualification appointment with the clerk, and the surety's agent attends. Tell us the date as soon as you have it.",
          refuses: 'A bond sent by e-filing.',
          sources: [
            'Loudoun County Clerk of the Circuit Court, formal qualification process (checked November 2026)',
            'Nelson County Clerk of the Circuit Court, probate and estate administration (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Motor Vehicle Dealer Board with your application.',
          sources: [
            'Va. Code 46.2-1527.1 and 46.2-1527.2, Code of Virginia, Motor Vehicle Transaction Recovery Fund (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: "You qualify in person, by appointment with the clerk. The clerks that we read want the surety's agent in the room to sign the bond. Arrange for the agent to be there.",
          sources: [
            'Loudoun County Clerk of the Circuit Court, formal qualification process (checked November 2026)',
            'Nelson County Clerk of the Circuit Court, probate and estate administration (checked November 2026)',
          ],
        },
        {
          text: 'Everyone who qualifies gives a bond. A will can excuse the surety, not the bond. A fiduciary who lives in another state needs a surety, unless one who lives in Virginia qualifies at the same time or the clerk waives it for a small estate.',
          sources: [
            'Clerks of Loudoun and Nelson counties, on qualification (checked November 2026)',
            'Settled Estate, probate bonds in Virginia (checked November 2026)',
            'Va. Code 64.2-1426 and 64.2-1411, Code of Virginia, nonresident fiduciaries, as former section 26-59, read in a copy at laws9.com (checked November 2026)',
          ],
        },
      ],
    },
    WA: {
      filing: [
        {
          category: 'court',
          channel: 'COUNTY',
          whoFiles: 'customer',
          how: 'In King County your attorney e-files the bond: the rule lists the papers that stay on paper, and a bond is not one of them. Elsewhere ask the clerk. Keep the signed original.',
          sources: [
            'Wash. GR 30, Washington Courts, which courts accept electronic filings (checked November 2026)',
            'RCW 11.28.185, Revised Code of Washington, bond of a personal representative, read in a copy at e.casetext.com (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond for each location to the Department of Licensing with your application.',
          sources: [
            'RCW 46.70.070, A1 Surety Bonds, Washington dealer bonds (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [
        {
          text: 'Washington excuses the bond when the will does, or when a surviving spouse serves and takes everything. A personal representative from another state is asked for it otherwise.',
          sources: [
            'RCW 11.28.185 and 11.36.010, Washington probate, avoiding bond (checked November 2026)',
          ],
          isOfEstates: true,
        },
      ],
    },
    WI: {
      filing: [
        {
          category: 'court',
          channel: 'EFILE',
          whoFiles: 'customer',
          how: 'You or your attorney file the bond through the circuit court eFiling system, or a copy of it on paper. Keep the signed original: the court may ask for it.',
          sources: [
            'Wis. Stat. 801.18(12)(i), Wisconsin Statutes, signatures of third parties on electronic filings (checked November 2026)',
            'Wis. Stat. 801.18(9)(h), Wisconsin Statutes, electronic filing (checked November 2026)',
          ],
        },
        {
          category: 'license',
          channel: 'ORIGINAL',
          whoFiles: 'customer',
          how: 'You send the signed bond to the Dealer and Agent Section with your application.',
          sources: [
            'Wis. Stat. ch. 218, BondExchange, Wisconsin dealer bonds (checked November 2026)',
          ],
        },
      ],
      methods: { 'auto-dealer': 'ORIGINAL' },
      notes: [],
    },
  },
};
