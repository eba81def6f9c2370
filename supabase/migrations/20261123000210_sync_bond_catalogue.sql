-- Generated from content/bonds by `npm run db:catalogue`: change the content, not this file.
-- Bonds are upserted, because applications refer to them. A bond removed from content is deleted here.
-- The database refuses the delete while an application refers to the bond.

insert into public.bond_types
  (slug, name, category, description, default_amount_label, average_cost, rules)
values
  (
    'executor-personal-representative',
    'Executor Bond',
    'court',
    'An executor or personal representative files this bond so that heirs and creditors are paid if the estate is mishandled.',
    'Set by the court',
    '$100-500',
    '{
  "amountLimits": {"min":50000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "Estate of {decedent}, {county}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Courts in this state appoint a personal representative, also under a will that says executor.","choices":[{"value":"personal representative","label":"Personal representative"}],"section":"bondDetails","states":["AZ","CO","FL","MA","MD","MI","MN","NM","SC"]},
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Choose the title in the court''s order or in your petition. A bond with another title is sent back.","choices":[{"value":"executor","label":"Executor"},{"value":"personal representative","label":"Personal representative"},{"value":"administrator with the will annexed","label":"Administrator with the will annexed"}],"section":"bondDetails"},
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Choose the title in the court''s order or in your application. A bond with another title is sent back.","choices":[{"value":"independent executor","label":"Independent executor"},{"value":"executor","label":"Executor (dependent administration)"},{"value":"administrator with the will annexed","label":"Administrator with the will annexed"}],"section":"bondDetails","states":["TX"]},
    {"key":"decedent","label":"Name of the person who died","kind":"name","required":true,"hint":"The full name as in the petition or on the death certificate, with middle name and suffix.","section":"bondDetails"},
    {"key":"dateOfDeath","label":"Date of death","kind":"date","required":false,"hint":"On the death certificate.","section":"bondDetails"},
    {"key":"court","label":"Court","kind":"name","required":true,"hint":"The court''s name as at the top of its papers, without the county: Probate Court, or Circuit Court, Probate Division.","section":"bondDetails"},
    {"key":"county","label":"County","kind":"county","required":true,"hint":"The county of the court. It is at the top of every paper of the case.","section":"bondDetails"},
    {"key":"caseNumber","label":"Case number","kind":"text","required":true,"hint":"On the petition''s stamp, the order or the court''s letter. Clerks also call it file or estate number.","notYet":"Not assigned yet","section":"bondDetails"},
    {"key":"personalProperty","label":"Value of the personal property","kind":"money","required":false,"hint":"Your estimate, as in the petition or the inventory: accounts, securities, vehicles, household goods. Real estate does not count.","section":"business"},
    {"key":"annualIncome","label":"Income expected in the next year","kind":"money","required":false,"hint":"Rent, interest, dividends and benefits that you will collect in the first year.","section":"business"},
    {"key":"attorneyName","label":"Attorney''s name","kind":"name","required":false,"hint":"The attorney who handles the case, if there is one.","section":"business"},
    {"key":"attorneyPhone","label":"Attorney''s phone","kind":"phone","required":false,"hint":"The office number, so that we can ask about the case.","section":"business"}
  ],
  "stateRules": {
    "AL": {"note":"The bond equals the property in your control plus a year of income, less securities that only a court order releases and land that you cannot sell without the court."},
    "AZ": {"note":"The bond is not less than your sworn estimate of the personal property, the real estate less its debts, and a year of income; real estate is left out if its sale needs the court."},
    "CA": {"note":"The bond is at most the personal property plus a year of gross income, and the real estate too if you may sell it without the court. With individuals as sureties, the bond is twice what the court sets."},
    "CO": {"note":"The bond is not less than your sworn estimate of the personal property plus the expected income, if neither the will nor the court names an amount. Someone whose interest in the estate is worth more than $5,000, or a creditor with a claim above $5,000, can demand a bond. The court decides whether it is desirable."},
    "CT": {"note":"The probate judge sets the amount, and may waive the bond if the estate holds less than $20,000."},
    "FL": {"note":"The court sets the amount it deems sufficient. It weighs the gross value of the estate, who the beneficiaries are, the kinds of assets, known creditors and liens."},
    "GA": {"note":"With a surety company, the bond equals the value of the estate without its real estate, until the real estate is sold. With an individual as surety, the bond is double the value of the estate without its real estate."},
    "MD": {"note":"The bond is at most the probable highest value of the personal property, less collateral and cash in a restricted account.","ownForm":{"number":"RW1115","name":"Bond of Personal Representative, form RW1115 of the Register of Wills","url":"https://www.swiftprobate.com/forms/maryland/bond-of-personal-representative","why":"Rule 6-312 sets the form of the bond, and the Register of Wills publishes it as RW1115."}},
    "MA": {"note":"The bond equals your sworn estimate of the personal property, unless the will or the order names an amount.","ownForm":{"number":"MPC 801","name":"Bond, form MPC 801 of the Probate and Family Court","url":"https://www.swiftprobate.com/forms/massachusetts/mpc801","why":"The Probate and Family Court takes the bond of a personal representative on its own form."}},
    "MI": {"ownForm":{"number":"PC 570","name":"Bond of Fiduciary, form PC 570 of the State Court Administrative Office","url":"http://www.wcpc.us/FAQ/bonds.htm","why":"The court wants form PC 570 attached to every bond."}},
    "MN": {"note":"The part of the section that we read has no formula: the amount is the one in the order or the will."},
    "NJ": {"note":"The court or surrogate sets the amount by the value of the estate and the extent of your authority."},
    "NM": {"note":"The bond is not less than your sworn estimate of the personal property plus a year of income from it and from the real estate."},
    "NY": {"note":"The bond is not less than the personal property, 18 months of gross rents and the probable recovery in lawsuits; an estate at or below the small-estate amount needs none."},
    "NC": {"note":"With a surety company, the bond is one and a quarter times the personal property. With individuals as sureties or a deed of trust, the bond is double the personal property. The clerk may accept the personal property plus a tenth when it exceeds $100,000."},
    "OH": {"note":"The bond is at least double the personal property and a year of rents, unless a law, an order or a local rule says otherwise."},
    "OR": {"note":"The court sets an amount that protects interested persons. It weighs the assets, the expected income, and the probable debts and taxes."},
    "PA": {"note":"The register sets the security and can ask for more after the inventory; the court can raise or lower it."},
    "TN": {"note":"The bond is between the value of the estate under administration and double that value."},
    "TX": {"note":"The bond equals the personal property plus 12 months of interest, dividends, collectible claims, installments and rents, less what is deposited by court order."},
    "VA": {"note":"The bond is at least the personal property, and the real estate or its rents too if the will lets you sell it or take them."},
    "WA": {"note":"The court sets the amount."},
    "WI": {"note":"The court decides whether there is a bond, and how large."}
  }
}'
  ),
  (
    'administrator',
    'Administrator Bond',
    'court',
    'An administrator files this bond when someone dies without a will and the court appoints them to settle the estate.',
    'Set by the court',
    '0.5-1% a year',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "Estate of {decedent}, {county}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Courts in this state appoint a personal representative. Choose the title in the order or petition.","choices":[{"value":"personal representative","label":"Personal representative"},{"value":"special administrator","label":"Special administrator"}],"section":"bondDetails","states":["AZ","CO","FL","MA","MD","MI","MN","NM","SC"]},
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Choose the title in the court''s order or in your petition. A bond with another title is sent back.","choices":[{"value":"administrator","label":"Administrator"},{"value":"administrator with the will annexed","label":"Administrator with the will annexed"},{"value":"special administrator","label":"Special administrator"},{"value":"personal representative","label":"Personal representative"}],"section":"bondDetails"},
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Choose the title in the court''s order or in your application. A bond with another title is sent back.","choices":[{"value":"independent administrator","label":"Independent administrator"},{"value":"administrator","label":"Administrator (dependent administration)"},{"value":"administrator with the will annexed","label":"Administrator with the will annexed"},{"value":"temporary administrator","label":"Temporary administrator"}],"section":"bondDetails","states":["TX"]},
    {"key":"decedent","label":"Name of the person who died","kind":"name","required":true,"hint":"The full name as in the petition or on the death certificate, with middle name and suffix.","section":"bondDetails"},
    {"key":"dateOfDeath","label":"Date of death","kind":"date","required":false,"hint":"On the death certificate.","section":"bondDetails"},
    {"key":"court","label":"Court","kind":"name","required":true,"hint":"The court''s name as at the top of its papers, without the county: Probate Court, or Circuit Court, Probate Division.","section":"bondDetails"},
    {"key":"county","label":"County","kind":"county","required":true,"hint":"The county of the court. It is at the top of every paper of the case.","section":"bondDetails"},
    {"key":"caseNumber","label":"Case number","kind":"text","required":true,"hint":"On the petition''s stamp, the order or the court''s letter. Clerks also call it file or estate number.","notYet":"Not assigned yet","section":"bondDetails"},
    {"key":"personalProperty","label":"Value of the personal property","kind":"money","required":false,"hint":"Your estimate, as in the petition or the inventory: accounts, securities, vehicles, household goods. Real estate does not count.","section":"business"},
    {"key":"annualIncome","label":"Income expected in the next year","kind":"money","required":false,"hint":"Rent, interest, dividends and benefits that you will collect in the first year.","section":"business"},
    {"key":"attorneyName","label":"Attorney''s name","kind":"name","required":false,"hint":"The attorney who handles the case, if there is one.","section":"business"},
    {"key":"attorneyPhone","label":"Attorney''s phone","kind":"phone","required":false,"hint":"The office number, so that we can ask about the case.","section":"business"}
  ],
  "stateRules": {
    "AL": {"note":"The bond equals the property in your control plus a year of income, less securities that only a court order releases and land that you cannot sell without the court."},
    "AZ": {"note":"The bond is not less than your sworn estimate of the personal property, the real estate less its debts, and a year of income; real estate is left out if its sale needs the court."},
    "CA": {"note":"The bond is at most the personal property plus a year of gross income, and the real estate too if you may sell it without the court. With individuals as sureties, the bond is twice what the court sets."},
    "CO": {"note":"The bond is not less than your sworn estimate of the personal property plus the expected income, if neither the will nor the court names an amount."},
    "CT": {"note":"The probate judge sets the amount, and may waive the bond if the estate holds less than $20,000."},
    "FL": {"note":"The court sets the amount it deems sufficient. It weighs the gross value of the estate, who the beneficiaries are, the kinds of assets, known creditors and liens."},
    "GA": {"note":"With a surety company, the bond equals the value of the estate without its real estate, until the real estate is sold. With an individual as surety, the bond is double the value of the estate without its real estate."},
    "MD": {"note":"The bond is at most the probable highest value of the personal property, less collateral and cash in a restricted account.","ownForm":{"number":"RW1115","name":"Bond of Personal Representative, form RW1115 of the Register of Wills","url":"https://www.swiftprobate.com/forms/maryland/bond-of-personal-representative","why":"Rule 6-312 sets the form of the bond, and the Register of Wills publishes it as RW1115."}},
    "MA": {"note":"The bond equals your sworn estimate of the personal property, unless the will or the order names an amount.","ownForm":{"number":"MPC 801","name":"Bond, form MPC 801 of the Probate and Family Court","url":"https://www.swiftprobate.com/forms/massachusetts/mpc801","why":"The Probate and Family Court takes the bond of a personal representative on its own form."}},
    "MI": {"ownForm":{"number":"PC 570","name":"Bond of Fiduciary, form PC 570 of the State Court Administrative Office","url":"http://www.wcpc.us/FAQ/bonds.htm","why":"The court wants form PC 570 attached to every bond."}},
    "MN": {"note":"The part of the section that we read has no formula: the amount is the one in the order or the will."},
    "NJ": {"note":"The court or surrogate sets the amount by the value of the estate and the extent of your authority."},
    "NM": {"note":"The bond is not less than your sworn estimate of the personal property plus a year of income from it and from the real estate."},
    "NY": {"note":"The bond is not less than the personal property, 18 months of gross rents and the probable recovery in lawsuits; an estate at or below the small-estate amount needs none."},
    "NC": {"note":"With a surety company, the bond is one and a quarter times the personal property. With individuals as sureties or a deed of trust, the bond is double the personal property. The clerk may accept the personal property plus a tenth when it exceeds $100,000."},
    "OH": {"note":"The bond is at least double the personal property and a year of rents, unless a law, an order or a local rule says otherwise."},
    "OR": {"note":"The court sets an amount that protects interested persons. It weighs the assets, the expected income, and the probable debts and taxes."},
    "PA": {"note":"The register sets the security and can ask for more after the inventory; the court can raise or lower it."},
    "TN": {"note":"The bond is between the value of the estate under administration and double that value."},
    "TX": {"note":"The bond equals the personal property plus 12 months of interest, dividends, collectible claims, installments and rents, less what is deposited by court order."},
    "VA": {"note":"The bond is at least the personal property, and the real estate or its rents too if the will lets you sell it or take them."},
    "WA": {"note":"The court sets the amount."},
    "WI": {"note":"The court decides whether there is a bond, and how large."}
  }
}'
  ),
  (
    'guardian-conservator',
    'Guardian Bond',
    'court',
    'A guardian or conservator files this bond to protect the money and property of the person in their care.',
    'Set by the court',
    '0.5-1% a year',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "Matter of {ward}, {county}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"States use these titles differently. Choose the one in the court''s order or in your petition. A bond with another title is sent back.","choices":[{"value":"conservator","label":"Conservator"},{"value":"guardian","label":"Guardian"},{"value":"guardian of the estate","label":"Guardian of the estate"},{"value":"guardian of the property","label":"Guardian of the property"},{"value":"guardian and conservator","label":"Guardian and conservator"}],"section":"bondDetails"},
    {"key":"ward","label":"Name of the person under protection","kind":"name","required":true,"hint":"The full name as in the petition, with middle name and suffix.","section":"bondDetails"},
    {"key":"court","label":"Court","kind":"name","required":true,"hint":"The court''s name as at the top of its papers, without the county: Probate Court, or Circuit Court, Probate Division.","section":"bondDetails"},
    {"key":"county","label":"County","kind":"county","required":true,"hint":"The county of the court. It is at the top of every paper of the case.","section":"bondDetails"},
    {"key":"caseNumber","label":"Case number","kind":"text","required":true,"hint":"On the petition''s stamp, the order or the court''s letter. Clerks also call it file or estate number.","notYet":"Not assigned yet","section":"bondDetails"},
    {"key":"personalProperty","label":"Value of the personal property","kind":"money","required":false,"hint":"What the person under protection owns, as in the petition or the inventory: a settlement or an inheritance, accounts, securities, vehicles. Real estate does not count.","section":"business"},
    {"key":"annualIncome","label":"Income expected in the next year","kind":"money","required":false,"hint":"Rent, interest, dividends and benefits that you will collect in the first year.","section":"business"},
    {"key":"moneyPlace","label":"Where the money will be kept","kind":"text","required":false,"hint":"The bank, the kind of account, and whether it is restricted, so that money can be withdrawn only with a court order.","section":"business"},
    {"key":"attorneyName","label":"Attorney''s name","kind":"name","required":false,"hint":"The attorney who handles the case, if there is one.","section":"business"},
    {"key":"attorneyPhone","label":"Attorney''s phone","kind":"phone","required":false,"hint":"The office number, so that we can ask about the case.","section":"business"}
  ],
  "stateRules": {
    "AL": {"note":"The property in the conservator''s control plus a year of income, less securities that only a court order frees and land that cannot be sold without one."},
    "AZ": {"note":"The property in the conservator''s control plus a year of income, less securities that only the court can release and land that the conservator cannot sell without the court."},
    "CA": {"note":"With a surety company, the personal property, a year of gross income, a year of public benefits, and a reasonable sum for the cost of recovering on the bond. With individuals as sureties, twice that amount."},
    "CT": {},
    "FL": {"note":"A guardian of the property files the bond before acting, and the clerk approves it. We did not read how the amount is set."},
    "GA": {"note":"With a surety company, the estimated value of the estate without its real estate. With an individual as surety, double that value."},
    "MI": {"note":"The property in the conservator''s control plus a year of income, less securities that only a court order frees and land that cannot be sold without one.","ownForm":{"number":"PC 570","name":"Bond of Fiduciary, form PC 570 of the State Court Administrative Office","url":"http://www.wcpc.us/FAQ/bonds.htm","why":"The court wants form PC 570 attached to every bond."}},
    "NY": {"note":"Not less than the personal property, three years of gross rents, and three years of other income."},
    "NC": {"note":"With a surety company, one and a quarter times the personal property and the rents and profits of the real estate. The clerk may accept the property plus a tenth when it exceeds $100,000."},
    "OH": {"note":"At least double the personal property and a year of rents, unless a law, an order or a local rule says otherwise."},
    "SC": {"note":"Not less than your sworn estimate of the personal property and its income next year. The court may leave out money that a bank locks."},
    "TX": {"note":"The personal property and 12 months of income, without federal Social Security, less what a court order locks in a deposit."},
    "VA": {}
  }
}'
  ),
  (
    'trustee',
    'Trustee Bond',
    'court',
    'A trustee files this bond when a court or the trust itself wants the beneficiaries protected from loss.',
    'Set by the court',
    '0.5-1% a year',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{trustName}, {county}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"capacity","label":"Your title","kind":"choice","required":true,"hint":"Choose the title in the court''s order, the trust or the will.","choices":[{"value":"trustee","label":"Trustee"},{"value":"successor trustee","label":"Successor trustee"},{"value":"testamentary trustee","label":"Testamentary trustee"}],"section":"bondDetails"},
    {"key":"trustName","label":"Name of the trust","kind":"text","required":true,"hint":"As in the trust or the order, with its date: The Mary Ann Smith Trust dated May 1, 2015.","section":"bondDetails"},
    {"key":"court","label":"Court","kind":"name","required":true,"hint":"The court''s name as at the top of its papers, without the county: Probate Court, or Circuit Court, Probate Division.","section":"bondDetails"},
    {"key":"county","label":"County","kind":"county","required":true,"hint":"The county of the court. It is at the top of every paper of the case.","section":"bondDetails"},
    {"key":"caseNumber","label":"Case number","kind":"text","required":true,"hint":"On the petition''s stamp, the order or the court''s letter. Clerks also call it file or estate number.","notYet":"Not assigned yet","section":"bondDetails"},
    {"key":"personalProperty","label":"Value of the personal property","kind":"money","required":false,"hint":"Your estimate, as in the petition or the inventory: accounts, securities, vehicles, household goods. Real estate does not count.","section":"business"},
    {"key":"annualIncome","label":"Income expected in the next year","kind":"money","required":false,"hint":"Rent, interest, dividends and benefits that you will collect in the first year.","section":"business"},
    {"key":"attorneyName","label":"Attorney''s name","kind":"name","required":false,"hint":"The attorney who handles the case, if there is one.","section":"business"},
    {"key":"attorneyPhone","label":"Attorney''s phone","kind":"phone","required":false,"hint":"The office number, so that we can ask about the case.","section":"business"}
  ],
  "stateRules": {
    "MI": {"ownForm":{"number":"PC 570","name":"Bond of Fiduciary, form PC 570 of the State Court Administrative Office","url":"http://www.wcpc.us/FAQ/bonds.htm","why":"The court wants form PC 570 attached to every bond."}}
  }
}'
  ),
  (
    'appeal-supersedeas',
    'Appeal Bond',
    'court',
    'A party who appeals a money judgment files this bond so that it cannot be collected while the appeal runs.',
    '110-150% of judgment',
    '1-3% a year',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{caseTitle}, {county}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"caseTitle","label":"Title of the case","kind":"text","required":true,"hint":"The parties as on the notice of appeal: Palmetto Builders LLC v. Reed.","section":"bondDetails"},
    {"key":"court","label":"Court","kind":"name","required":true,"hint":"The court''s name as at the top of its papers, without the county: Probate Court, or Circuit Court, Probate Division.","section":"bondDetails"},
    {"key":"county","label":"County","kind":"county","required":true,"hint":"The county of the court. It is at the top of every paper of the case.","section":"bondDetails"},
    {"key":"caseNumber","label":"Case number","kind":"text","required":true,"hint":"On the petition''s stamp, the order or the court''s letter. Clerks also call it file or estate number.","notYet":"Not assigned yet","section":"bondDetails"},
    {"key":"judgmentDate","label":"Date of the judgment","kind":"date","required":true,"hint":"The day it was entered, on its first or last page.","section":"bondDetails"},
    {"key":"judgmentAmount","label":"Amount of the judgment","kind":"money","required":true,"hint":"Without interest and costs. The bond''s amount usually adds both.","section":"bondDetails"},
    {"key":"appealsTo","label":"Court of the appeal","kind":"name","required":true,"hint":"The court that hears the appeal, as on the notice of appeal: South Carolina Court of Appeals.","section":"bondDetails"},
    {"key":"attorneyName","label":"Attorney''s name","kind":"name","required":false,"hint":"The attorney who handles the appeal.","section":"business"},
    {"key":"attorneyPhone","label":"Attorney''s phone","kind":"phone","required":false,"hint":"The office number, so that we can ask about the case.","section":"business"}
  ],
  "stateRules": {
    "AL": {"note":"Parties to the tobacco settlement together need no more than $125 million. The cap binds only their cases. One and a quarter times a judgment above $10,000. One and a half times a judgment of $10,000 or less."},
    "AZ": {"note":"No bond is higher than $25 million, or than half of your net worth. The least of the damages that are not punitive, half of your net worth, and $25 million."},
    "CA": {"note":"Parties to the tobacco settlement together need no more than the verdict or $150 million, whichever is less. The cap binds only their cases. One and a half times the judgment when a surety company signs. Double the judgment when individuals sign."},
    "CO": {"note":"All appellants together need no more than $25 million. One and a quarter times the judgment."},
    "CT": {"note":"The appeal itself stays collection unless the law or the court says otherwise, so there is usually no bond."},
    "FL": {"note":"For each appellant, except in certified class actions under s. 768.733; the amount is adjusted every year to consumer prices. The judgment plus twice the yearly statutory interest."},
    "GA": {"note":"All appellants together need no more than $25 million. The unpaid judgment, costs, interest and damages for delay. The notice of appeal stays collection until the winner moves for a bond."},
    "IL": {"note":"The judgment, costs and the interest expected during the appeal. The court approves the bond within the time for the notice of appeal."},
    "MD": {"note":"The judgment or $100 million, whichever is less. The judgment, interest and costs."},
    "MA": {"note":"The appeal itself stays collection unless the rules say otherwise, so there is usually no bond."},
    "MI": {"note":"The amount of the law, which is adjusted to prices. Collection waits 21 days by itself. The trial court sets an amount that protects the winner. In an appeal to the circuit court, a bond of at least 125% of the judgment stays it automatically."},
    "MN": {"note":"All appellants together need no more than $150 million. The judgment, or less if the court approves, in a bond filed within ten days of its entry."},
    "NJ": {"note":"The judgment, interest and trial costs."},
    "NM": {"note":"Double the judgment, in a bond signed within sixty days of its entry."},
    "NY": {"note":"The sum of the judgment."},
    "NC": {"note":"The court sets the amount of the undertaking."},
    "OH": {"note":"Interest and costs come on top of the cap. Not less than the judgment and interest."},
    "OR": {"note":"A manufacturer of tobacco products needs no more than $150 million. The cap binds only actions in which the state is no plaintiff. The section names no amount: the undertaking promises to pay the judgment as far as it is affirmed."},
    "PA": {"note":"Parties to the tobacco settlement together need no more than $100 million. The cap binds only their cases. The judgment and a fifth of it."},
    "SC": {"note":"A business with more than 50 employees and more than $5 million in revenue needs no more than $25 million. Everyone else needs no more than $1 million. At most the judgment, if the judge grants a stay and asks for a bond."},
    "TN": {"note":"No bond is higher than $25 million. Older copies of the law say $75 million. At most one and a quarter times the judgment without its punitive damages."},
    "TX": {"note":"Half of your net worth or $25 million, whichever is less. Compensatory damages, interest for the expected length of the appeal, and costs."},
    "VA": {"note":"The suspending bond is at most $50 million. An act of 2026 raised the cap from $25 million; we did not read from which day it holds. The trial court sets the suspending bond by the judgment and the expected interest. A separate bond of $500 for costs is due with the notice of appeal."},
    "WA": {"note":"Parties to the tobacco settlement together need no more than $100 million. The cap binds only their cases. The judgment, interest, and the fees and costs that are likely on appeal."},
    "WI": {"note":"All appellants together need no more than $100 million. The court sets the amount of the undertaking."}
  }
}'
  ),
  (
    'notary',
    'Notary Bond',
    'license',
    'A notary public files this bond to protect people harmed by a mistake or misconduct in a notarial act.',
    '$10,000',
    '$50-100',
    '{
  "amountLimits": {"min":50000,"max":2500000},
  "terms": [4],
  "instantIssueMax": 5000000,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{county}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"county","label":"County","kind":"county","required":true,"hint":"The county on your application for the commission, usually where you live or work.","section":"bondDetails"},
    {"key":"commissionStart","label":"First day of the commission","kind":"date","required":true,"hint":"On the commission certificate. The bond starts the same day.","section":"bondDetails","states":["CA"]},
    {"key":"commissionStart","label":"First day of the commission","kind":"date","required":false,"hint":"On the commission certificate. Leave it empty if you have none yet.","section":"bondDetails"},
    {"key":"commissionEnd","label":"Last day of the commission","kind":"date","required":false,"hint":"On the commission certificate. If it is less than four years away, the bond ends on that day, too. Leave it empty if you have none yet.","section":"bondDetails","states":["WA"]},
    {"key":"commissionEnd","label":"Last day of the commission","kind":"date","required":false,"hint":"On the commission certificate. Leave it empty if you have none yet.","section":"bondDetails"},
    {"key":"commissionNumber","label":"Commission number","kind":"text","required":true,"hint":"On the commission certificate.","notYet":"Not commissioned yet","section":"bondDetails"}
  ],
  "stateRules": {
    "AL": {"amount":5000000,"limits":{"min":50000,"max":5000000},"terms":[4],"note":"Alabama raised its notary bond to $50,000 on September 1, 2023. Notaries in office on that day keep their bond until the commission ends."},
    "AZ": {"amount":500000,"terms":[4],"termConvention":"day-before"},
    "CA": {"amount":1500000,"terms":[4],"note":"A California notary who is authorized for online notarizations needs $25,000 instead. Ask the Secretary of State whether it grants that authority yet."},
    "CO": {"required":false,"note":"Colorado asks its notaries for no bond."},
    "CT": {"required":false,"note":"Connecticut asks its notaries for no bond."},
    "FL": {"amount":750000,"terms":[4],"note":"A notary who registers for online notarization in Florida needs $25,000 instead."},
    "GA": {"required":false,"note":"Georgia asks its notaries for no bond."},
    "IL": {"amount":500000,"terms":[4]},
    "MD": {"required":false,"note":"Maryland asks its notaries for no bond."},
    "MA": {"required":false,"note":"Massachusetts asks its notaries for no bond."},
    "MI": {"amount":1000000,"terms":[6,7],"note":"A Michigan commission runs six to seven years, and the bond runs with it."},
    "MN": {"required":false,"note":"Minnesota asks its notaries for no bond."},
    "NJ": {"required":false,"note":"New Jersey asks its notaries for no bond."},
    "NM": {"amount":1000000,"terms":[4]},
    "NY": {"required":false,"note":"New York asks its notaries for no bond."},
    "NC": {"required":false,"note":"North Carolina asks its notaries for no bond."},
    "OH": {"required":false,"note":"Ohio asks its notaries for no bond."},
    "OR": {"required":false,"note":"Oregon asks its notaries for no bond."},
    "PA": {"amount":1000000,"terms":[4],"note":"The Department of State requires $10,000 (57 Pa.C.S. 321). A bond form comes with your appointment: before you pay, ask the recorder of deeds whether it takes a bond on another form. The Department proposed new notary rules in December 2024, and we could not read the amount in them. Before you apply, ask the Department of State whether the bond is still $10,000."},
    "SC": {"required":false,"note":"South Carolina asks its notaries for no bond."},
    "TN": {"amount":1000000,"terms":[4]},
    "TX": {"amount":1000000,"terms":[4],"note":"The bond is payable to the Governor. Texas asks no bond of those who notarize mainly as state officers or employees.","ownForm":{"number":"2301","name":"Application for Appointment as Texas Notary Public, form 2301 of the Secretary of State","url":"https://webservices.sos.state.tx.us/notary/checklist.aspx","why":"Applicants use the Secretary of State''s form, and the surety signs on it to evidence the bond (1 TAC 87.2(b) and (c))."}},
    "VA": {"required":false,"note":"Virginia asks its notaries for no bond."},
    "WA": {"amount":1000000,"terms":[4],"termConvention":"with-commission"},
    "WI": {"amount":50000,"terms":[4],"note":"Wisconsin''s permanent commission for attorneys needs no bond."}
  }
}'
  ),
  (
    'auto-dealer',
    'Auto Dealer Bond',
    'license',
    'A motor vehicle dealer files this bond so that buyers and the state are paid if the dealer breaks the rules.',
    '$25,000-$100,000',
    '1-3% a year',
    '{
  "amountLimits": {"min":10000,"max":100000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 5000000,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{licenseType}, license {licenseNumber}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"licenseType","label":"License type","kind":"text","required":true,"hint":"As in the application or on the license: used motor vehicle dealer, wholesaler, motorcycle dealer.","section":"bondDetails"},
    {"key":"licenseNumber","label":"License number","kind":"text","required":true,"hint":"On the license. For a first license, check the box below.","notYet":"Not issued yet","section":"bondDetails"},
    {"key":"licenseYearEnd","label":"Last day of the license","kind":"date","required":false,"hint":"Of the license that the bond is for: if you renew, the last day of the new one. The first term of the bond ends on that day, too. Leave it empty for a first license.","section":"bondDetails","states":["AL","AZ","CA","CO","CT","FL","GA","MD","MA","MI","MN","NJ","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"]}
  ],
  "stateRules": {
    "AL": {"amount":5000000,"note":"Alabama has asked dealers for $50,000 since October 1, 2020."},
    "AZ": {"amount":10000000,"note":"Arizona asks brokers and wholesale dealers for $25,000 and recyclers for $20,000."},
    "CA": {"amount":5000000,"note":"California asks for $10,000 from motorcycle dealers, and from wholesalers of fewer than 25 vehicles a year.","ownForm":{"number":"OL 25","name":"Surety Bond of Dealer, DMV form OL 25","url":"https://buysuretybonds.com/auto-dealer-bonds/california/form-ol-25-guide/","why":"The law wants the bond on a form that the Attorney General has approved (Cal. Veh. Code 11710(a))."}},
    "CO": {"amount":5000000},
    "CT": {"amount":6000000,"note":"Connecticut has asked dealers for $60,000 since July 1, 2022."},
    "FL": {"amount":2500000,"note":"Recreational vehicle dealers need another amount in Florida. Ask for it before you order.","ownForm":{"number":"HSMV 86020","name":"Surety bond of a motor vehicle dealer, form HSMV 86020","url":"https://dmvdealerschool.com/lessons/163","why":"The Division of Motorist Services takes no substitute for its own form."}},
    "GA": {"note":"Take the amount from the application for the license. We have not checked it against Georgia''s law."},
    "IL": {"amount":5000000,"terms":[1],"termConvention":{"yearEnds":"12-31"},"note":"Dealers in manufactured homes need another bond in Illinois. Ask for its amount before you order."},
    "MA": {"amount":2500000},
    "MI": {"amount":2500000},
    "MN": {"amount":5000000,"note":"Minnesota asks dealers in boat, snowmobile or horse trailers for $5,000."},
    "NJ": {"amount":1000000},
    "NM": {"amount":5000000,"terms":[1],"termConvention":{"yearEnds":"03-31","continuous":true},"note":"New Mexico asks motorcycle dealers for $12,500. The bond is continuous, and its premium is due again after each March 31."},
    "NY": {"note":"New York asks used car dealers for $20,000 if they sold up to 50 cars the year before and $100,000 if more, and new car dealers for $50,000."},
    "NC": {"amount":5000000,"note":"North Carolina adds $25,000 for each further place of business."},
    "OH": {"amount":2500000},
    "OR": {"note":"Take the amount from the application for the license. We have not checked it against Oregon''s law."},
    "PA": {"amount":2000000,"note":"Pennsylvania asks full agents for another bond. Ask for its amount before you order."},
    "SC": {"amount":5000000,"note":"South Carolina raised the bond to $50,000 on January 1, 2024. Motorcycle dealers and wholesale auctions ask the DMV whether a smaller one will do.","ownForm":{"number":"DLA-1B","name":"Motor Vehicle Dealer and Wholesaler Surety Bond, SCDMV form DLA-1B","url":"https://www.scdmvonline.com/Business-Customers/Dealers/Dealer-Licenses/Surety-Bond","why":"The law wants the bond on a form prescribed by the director of the department."}},
    "TN": {"note":"Take the amount from the application for the license. We have not checked it against Tennessee''s law."},
    "TX": {"amount":5000000,"ownForm":{"number":"Dealer Surety Bond","name":"Motor vehicle dealer''s surety bond, in the form that the Attorney General of Texas approved","url":"https://texas.public.law/statutes/tex._transp._code_section_503.033","why":"The law wants the bond in a form that the Attorney General has approved (Tex. Transp. Code 503.033(b))."}},
    "VA": {"amount":5000000,"note":"Virginia asks for $25,000 from dealers in motorcycles or trailers."},
    "WA": {"note":"Take the amount from the application for the license. We have not checked it against Washington''s law."},
    "WI": {"amount":5000000,"note":"Wisconsin asks for $25,000 from wholesale dealers and $5,000 from dealers who sell only motorcycles. Auction, recreational vehicle and salvage dealers ask the department."}
  }
}'
  ),
  (
    'contractor-license',
    'Contractor License Bond',
    'license',
    'A contractor files this bond to get or keep a license, so that customers are paid when work breaks the rules.',
    '$10,000-$50,000',
    '1-3% a year',
    '{
  "amountLimits": {"min":10000,"max":100000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 2500000,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{licenseType}, license {licenseNumber}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"licenseType","label":"License type","kind":"text","required":true,"hint":"As in the application or on the license: general contractor, building, group 3.","section":"bondDetails"},
    {"key":"licenseNumber","label":"License number","kind":"text","required":true,"hint":"On the license. For a first license, check the box below.","notYet":"Not issued yet","section":"bondDetails"},
    {"key":"licenseYearEnd","label":"Last day of the license","kind":"date","required":false,"hint":"Of the license that the bond is for: if you renew, the last day of the new one. The first term of the bond ends on that day, too. Leave it empty for a first license.","section":"bondDetails"}
  ],
  "stateRules": {
    "AZ": {"note":"Arizona sets the bond by class and yearly volume: $2,500 to $100,000 for commercial work, $4,250 to $15,000 for residential. Confirm yours with the Registrar of Contractors."},
    "CA": {"amount":2500000,"note":"California has asked licensed contractors for $25,000 since January 1, 2023.","ownForm":{"number":"13B-1","name":"Contractor''s Bond, form 13B-1 of the Contractors State License Board","url":"https://www.californiacontractorbonds.com/what-is-contractors-bond-form-13b-1/","why":"The board takes the bond on a form that the Attorney General''s office has approved."}},
    "FL": {"note":"The board asks for a course of 14 hours. Its rule names no bond, although sellers still describe one."},
    "MD": {"note":"Maryland takes a bond from home improvement contractors who cannot show enough net worth. Published amounts differ; take yours from the Home Improvement Commission."},
    "NJ": {"note":"New Jersey''s bond for home improvement and elevation contractors goes by the size of their contracts. Take the amount from the Division of Consumer Affairs."},
    "NM": {"amount":1000000,"note":"New Mexico''s bond pays only to cure code violations that the licensee caused and did not correct, once the Construction Industries Division has certified them.","ownForm":{"number":"Code Bond","name":"Contractor''s License Code Bond, the form of the Construction Industries Division","url":"https://suretyone.com/blog/new-mexico-contractor-bond/","why":"The division takes the bond only on a form that it has approved."}},
    "NC": {"note":"North Carolina takes a bond in place of working capital, and published amounts differ; confirm yours with the licensing board."},
    "OR": {"note":"Oregon asks residential general contractors for $25,000 and residential specialty contractors for $20,000. For commercial work, ask the Construction Contractors Board."},
    "SC": {"termConvention":"continuous","note":"South Carolina takes a bond equal to the net worth required of your license group, in place of a financial statement, and $15,000 from residential builders. Older pages say twice the net worth; the law changed in 2023. Confirm your group''s figure with the Contractors'' Licensing Board."},
    "VA": {"note":"Virginia takes a bond from Class A and Class B contractors in place of proof of net worth. Ask the Board for Contractors for the amount."},
    "WA": {"note":"Washington asks general contractors for $30,000 and specialty contractors for $15,000."}
  }
}'
  ),
  (
    'freight-broker-bmc-84',
    'BMC-84 Freight Broker Bond',
    'license',
    'A freight broker or forwarder has this $75,000 bond on file with the FMCSA so that carriers and shippers are paid.',
    '$75,000',
    '$940-2,250 a year',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{docketNumber}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"authority","label":"Authority","kind":"choice","required":true,"hint":"The authority that you hold or asked for.","choices":[{"value":"broker","label":"Property broker"},{"value":"freight forwarder","label":"Freight forwarder"}],"section":"bondDetails"},
    {"key":"docketNumber","label":"MC or FF number","kind":"text","required":true,"hint":"The docket number in the letter from the FMCSA: MC-123456 for a broker, FF-1234 for a freight forwarder.","notYet":"Not assigned yet","section":"bondDetails"}
  ],
  "stateRules": {
    "AL": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "AZ": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "CA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "CO": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "CT": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "FL": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "GA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "IL": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "MD": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "MA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "MI": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "MN": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "NJ": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "NM": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "NY": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "NC": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "OH": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "OR": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "PA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "SC": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "TN": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "TX": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "VA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "WA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}},
    "WI": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state.","ownForm":{"number":"BMC-84","name":"Broker''s or Freight Forwarder''s Surety Bond, form BMC-84 of the FMCSA","url":"https://omb.report/icr/202410-2126-001","why":"Evidence of the surety bond must be filed using the FMCSA''s prescribed form BMC-84 (49 CFR 387.307(b)).","office":"The Federal Motor Carrier Safety Administration"}}
  }
}'
  ),
  (
    'bid-bond',
    'Bid Bond',
    'contract',
    'A contractor hands in this bond with a bid, as a promise to sign at that price and to bring the job''s other bonds.',
    '5-10% of bid',
    'Little or nothing',
    '{
  "amountLimits": {"min":100000,"max":10000000000},
  "terms": [1],
  "renews": false,
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{project}, bid {contractNumber}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"project","label":"Project","kind":"text","required":true,"hint":"The name and place as in the invitation to bid: Pier 4 Repairs, 10 Harbor Street, Charleston.","section":"bondDetails"},
    {"key":"contractNumber","label":"Bid or solicitation number","kind":"text","required":true,"hint":"The number of the invitation to bid, on its first page.","notYet":"No number","section":"bondDetails"},
    {"key":"bidDate","label":"Bid date","kind":"date","required":true,"hint":"The day the bids are opened, in the invitation to bid.","section":"bondDetails"},
    {"key":"contractPrice","label":"Your bid","kind":"money","required":false,"hint":"Your best estimate. It does not have to be final, and the bond does not print it.","section":"bondDetails"},
    {"key":"ownerAddress","label":"Owner''s address","kind":"text","required":false,"hint":"The street, city and ZIP code, as in the invitation to bid.","section":"bondDetails"},
    {"key":"architect","label":"Architect or engineer","kind":"text","required":false,"hint":"The firm that the invitation names, if there is one.","section":"bondDetails"}
  ],
  "stateRules": {
    "SC": {"note":"At least 5% of the bid. State construction that is designed before it is bid needs bid security above $100,000."}
  }
}'
  ),
  (
    'performance-bond',
    'Performance Bond',
    'contract',
    'A contractor gives the owner this bond so that the job is finished as agreed even if the contractor cannot.',
    '100% of contract value',
    '$500-2,500',
    '{
  "amountLimits": {"min":100000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{project}, contract {contractNumber}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"companion","label":"Does the owner also require a payment bond?","kind":"choice","required":true,"hint":"Your contract or its bond forms say so. If you answer yes, you pay one premium for both bonds and get both signed forms under one number. If the owner wants the payment bond in another amount, answer no, apply for the payment bond by itself, and call us before you pay.","choices":[{"value":"payment-bond","label":"Yes, in the same amount"},{"value":"none","label":"No, only the performance bond"}],"section":"bondDetails"},
    {"key":"project","label":"Project","kind":"text","required":true,"hint":"The name and place as in the contract: Pier 4 Repairs, 10 Harbor Street, Charleston.","section":"bondDetails"},
    {"key":"contractNumber","label":"Contract number","kind":"text","required":true,"hint":"The number that the owner gave the contract, on its first page.","notYet":"No number","section":"bondDetails"},
    {"key":"contractDate","label":"Contract date","kind":"date","required":true,"hint":"The date on the first page of the contract.","notYet":"Not signed yet","section":"bondDetails"},
    {"key":"contractPrice","label":"Contract price","kind":"money","required":true,"hint":"The price in the contract. The bond''s amount is usually the same.","section":"bondDetails"},
    {"key":"ownerAddress","label":"Owner''s address","kind":"text","required":true,"hint":"The owner''s principal business address. Florida wants it on the first page (Fla. Stat. 255.05).","section":"bondDetails","states":["FL"]},
    {"key":"ownerPhone","label":"Owner''s phone","kind":"phone","required":true,"hint":"Florida wants it on the first page (Fla. Stat. 255.05).","section":"bondDetails","states":["FL"]},
    {"key":"ownerAddress","label":"Owner''s address","kind":"text","required":false,"hint":"The street, city and ZIP code, as in the contract.","section":"bondDetails"},
    {"key":"architect","label":"Architect or engineer","kind":"text","required":false,"hint":"The firm that the contract names, if there is one.","section":"bondDetails"}
  ],
  "stateRules": {
    "AL": {"note":"Public works need a performance bond for the price and a payment bond for at least half of it. Small contracts are excepted. Ask the office before you file; the text of the law was not available to us when we checked in November 2026."},
    "AZ": {"note":"Counties, cities and districts ask for these bonds at any price. Work of the state above $100,000 needs the bonds. A.R.S. 41-2574 takes the amount from section 41-2535."},
    "CA": {"note":"A public works contract above $25,000 needs a payment bond. Contracts of state entities follow another section."},
    "CO": {"note":"Local work above $50,000 needs a bond for at least half of the price. State work above $150,000 needs a bond for at least half of the price."},
    "CT": {"note":"Work of the state or a municipality above $100,000 needs a payment bond for the full price."},
    "FL": {"note":"A county, city or other local body may exempt a contract of $200,000 or less. State work above $100,000 needs the bonds."},
    "GA": {"note":"Local work above $100,000 needs a bid bond. We did not read the section on the other bonds. State work above $100,000 needs the bonds for the full price. The state may ask for them below that."},
    "IL": {"note":"Public work above $150,000 needs a bond until January 1, 2029. The law said $50,000 before. Work of the Department of Transportation and the toll highway authority needs a bond above $500,000, until January 1, 2029."},
    "MD": {"note":"A public body needs both above $100,000. A local body may ask for them above $50,000."},
    "MI": {"note":"Work of the state, a local body or a school district above $50,000 needs both bonds."},
    "MN": {"note":"Public work of $175,000 or more needs both bonds, each for at least the price. Minn. Stat. 574.26 takes the amount from section 471.345, which we read as of 2021."},
    "NJ": {"note":"An agency of the State may waive the bonds of a contract of $200,000 or less."},
    "NM": {"note":"State and local construction above $25,000 needs both bonds, each for the full price. Subcontractors on public buildings need both bonds from $125,000."},
    "NY": {"note":"Public improvements need a payment bond. The state and its agencies may go without one when the contract is under $100,000."},
    "NC": {"note":"Local projects above $300,000 need both bonds for the full price, from each contractor with a contract above $50,000. Projects of the state and its university above $500,000 need both bonds for the full price."},
    "OH": {"note":"Each bid on a public improvement comes with a bond for the full amount of the bid, or with a check or letter of credit for 10% of it. Work of the Department of Transportation is excepted."},
    "OR": {"note":"Public improvement contracts need both bonds for the full price, unless ORS 279C.390 exempts them."},
    "PA": {"note":"Local public work above $10,000 needs the bonds. Pages that say $5,000 quote the law before December 2020. Contracts of Commonwealth agencies above $100,000 need the bonds."},
    "SC": {"note":"State construction needs both bonds, each for the full price."},
    "TN": {"note":"Public work above $100,000 needs a bond that pays for labor and materials, for at least a quarter of the price."},
    "TX": {"note":"A public work contract above $25,000 needs a payment bond for its amount. Cities need the payment bond above $50,000. A public work contract above $100,000 needs a performance bond for its amount."},
    "VA": {"note":"Public construction above $500,000 needs both bonds for the contract amount. Transportation projects with state money need both bonds above $350,000."},
    "WA": {"note":"Every public work contract needs a bond; on small ones the body may keep part of the price instead."}
  }
}'
  ),
  (
    'payment-bond',
    'Payment Bond',
    'contract',
    'A contractor gives the owner this bond so that subcontractors, suppliers and workers on the job are paid.',
    '100% of contract value',
    '0.5-3% of contract',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{project}, contract {contractNumber}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"project","label":"Project","kind":"text","required":true,"hint":"The name and place as in the contract: Pier 4 Repairs, 10 Harbor Street, Charleston.","section":"bondDetails"},
    {"key":"contractNumber","label":"Contract number","kind":"text","required":true,"hint":"The number that the owner gave the contract, on its first page.","notYet":"No number","section":"bondDetails"},
    {"key":"contractDate","label":"Contract date","kind":"date","required":true,"hint":"The date on the first page of the contract.","notYet":"Not signed yet","section":"bondDetails"},
    {"key":"contractPrice","label":"Contract price","kind":"money","required":true,"hint":"The price in the contract. The bond''s amount is usually the same.","section":"bondDetails"},
    {"key":"ownerAddress","label":"Owner''s address","kind":"text","required":true,"hint":"The owner''s principal business address. Florida wants it on the first page (Fla. Stat. 255.05).","section":"bondDetails","states":["FL"]},
    {"key":"ownerPhone","label":"Owner''s phone","kind":"phone","required":true,"hint":"Florida wants it on the first page (Fla. Stat. 255.05).","section":"bondDetails","states":["FL"]},
    {"key":"ownerAddress","label":"Owner''s address","kind":"text","required":false,"hint":"The street, city and ZIP code, as in the contract.","section":"bondDetails"},
    {"key":"architect","label":"Architect or engineer","kind":"text","required":false,"hint":"The firm that the contract names, if there is one.","section":"bondDetails"}
  ],
  "stateRules": {
    "AL": {"note":"Public works need a performance bond for the price and a payment bond for at least half of it. Small contracts are excepted. Ask the office before you file; the text of the law was not available to us when we checked in November 2026."},
    "AZ": {"note":"Counties, cities and districts ask for these bonds at any price. Work of the state above $100,000 needs the bonds. A.R.S. 41-2574 takes the amount from section 41-2535."},
    "CA": {"note":"A public works contract above $25,000 needs a payment bond. Contracts of state entities follow another section."},
    "CO": {"note":"Local work above $50,000 needs a bond for at least half of the price. State work above $150,000 needs a bond for at least half of the price."},
    "CT": {"note":"Work of the state or a municipality above $100,000 needs a payment bond for the full price."},
    "FL": {"note":"A county, city or other local body may exempt a contract of $200,000 or less. State work above $100,000 needs the bonds."},
    "GA": {"note":"Local work above $100,000 needs a bid bond. We did not read the section on the other bonds. State work above $100,000 needs the bonds for the full price. The state may ask for them below that."},
    "IL": {"note":"Public work above $150,000 needs a bond until January 1, 2029. The law said $50,000 before. Work of the Department of Transportation and the toll highway authority needs a bond above $500,000, until January 1, 2029."},
    "MD": {"note":"A public body needs both above $100,000. A local body may ask for them above $50,000."},
    "MI": {"note":"Work of the state, a local body or a school district above $50,000 needs both bonds."},
    "MN": {"note":"Public work of $175,000 or more needs both bonds, each for at least the price. Minn. Stat. 574.26 takes the amount from section 471.345, which we read as of 2021."},
    "NJ": {"note":"An agency of the State may waive the bonds of a contract of $200,000 or less."},
    "NM": {"note":"State and local construction above $25,000 needs both bonds, each for the full price. Subcontractors on public buildings need both bonds from $125,000."},
    "NY": {"note":"Public improvements need a payment bond. The state and its agencies may go without one when the contract is under $100,000."},
    "NC": {"note":"Local projects above $300,000 need both bonds for the full price, from each contractor with a contract above $50,000. Projects of the state and its university above $500,000 need both bonds for the full price."},
    "OH": {"note":"Each bid on a public improvement comes with a bond for the full amount of the bid, or with a check or letter of credit for 10% of it. Work of the Department of Transportation is excepted."},
    "OR": {"note":"Public improvement contracts need both bonds for the full price, unless ORS 279C.390 exempts them."},
    "PA": {"note":"Local public work above $10,000 needs the bonds. Pages that say $5,000 quote the law before December 2020. Contracts of Commonwealth agencies above $100,000 need the bonds."},
    "SC": {"note":"State construction needs both bonds, each for the full price."},
    "TN": {"note":"Public work above $100,000 needs a bond that pays for labor and materials, for at least a quarter of the price."},
    "TX": {"note":"A public work contract above $25,000 needs a payment bond for its amount. Cities need the payment bond above $50,000. A public work contract above $100,000 needs a performance bond for its amount."},
    "VA": {"note":"Public construction above $500,000 needs both bonds for the contract amount. Transportation projects with state money need both bonds above $350,000."},
    "WA": {"note":"Every public work contract needs a bond; on small ones the body may keep part of the price instead."}
  }
}'
  ),
  (
    'erisa-fidelity',
    'ERISA Fidelity Bond',
    'fidelity',
    'A benefit plan carries this bond so that it is made whole if someone who handles its money steals from it.',
    '10% of plan assets',
    '$130-450 for three years',
    '{
  "amountLimits": {"min":100000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 50000000,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "{planName}",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"planName","label":"Name of the plan","kind":"text","required":true,"hint":"As on the Form 5500 or the plan document. The plan is the insured.","section":"bondDetails"},
    {"key":"planNumber","label":"Plan number","kind":"text","required":false,"hint":"Three digits, on the Form 5500. The first plan of a company is usually 001.","section":"bondDetails"},
    {"key":"planAssets","label":"Plan assets","kind":"money","required":false,"hint":"At the start of the plan year. The law measures the bond by what was handled in the year before.","section":"bondDetails"},
    {"key":"trustees","label":"Trustees","kind":"name","required":false,"hint":"The names of the plan''s trustees, separated by commas.","section":"bondDetails"}
  ],
  "stateRules": {}
}'
  ),
  (
    'employee-dishonesty',
    'Employee Dishonesty Bond',
    'fidelity',
    'A business carries this bond so that it, or a client, is repaid when an employee steals.',
    'You choose',
    '$100-800 a year',
    '{
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 5000000,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "matterCaption": "",
  "ratePlans": [{"id":"standard","name":"Standard plan","version":1,"effectiveFrom":"2026-01-01","bonds":"all","states":"all","fees":[{"name":"Processing fee","amount":7500}],"premium":{"roundTo":"dollar","tiers":[{"upTo":10000000,"rate":15000},{"rate":13000}],"withoutCreditCheck":5000},"taxes":[{"name":"Tax","rate":80000}],"underwriter":{"lowest":750000,"highest":1500000}}],
  "matter": [
    {"key":"coveredEmployees","label":"Covered employees","kind":"text","required":true,"hint":"All employees, or the positions that handle money: office manager, two cashiers.","section":"bondDetails"}
  ],
  "stateRules": {}
}'
  )
on conflict (slug) do update set
  name = excluded.name,
  category = excluded.category,
  description = excluded.description,
  default_amount_label = excluded.default_amount_label,
  average_cost = excluded.average_cost,
  rules = excluded.rules;

delete from public.bond_types where slug not in (
  'executor-personal-representative',
  'administrator',
  'guardian-conservator',
  'trustee',
  'appeal-supersedeas',
  'notary',
  'auto-dealer',
  'contractor-license',
  'freight-broker-bmc-84',
  'bid-bond',
  'performance-bond',
  'payment-bond',
  'erisa-fidelity',
  'employee-dishonesty'
);

delete from public.bond_required_documents;

insert into public.bond_required_documents (bond_slug, required_doc_type)
values
  ('executor-personal-representative', 'personal_id'),
  ('executor-personal-representative', 'other'),
  ('administrator', 'personal_id'),
  ('administrator', 'other'),
  ('guardian-conservator', 'personal_id'),
  ('guardian-conservator', 'other'),
  ('trustee', 'personal_id'),
  ('trustee', 'other'),
  ('appeal-supersedeas', 'financial_statements'),
  ('appeal-supersedeas', 'other'),
  ('freight-broker-bmc-84', 'financial_statements'),
  ('bid-bond', 'financial_statements'),
  ('bid-bond', 'contract_details'),
  ('performance-bond', 'contract_details'),
  ('performance-bond', 'financial_statements'),
  ('payment-bond', 'contract_details'),
  ('payment-bond', 'financial_statements');
