-- Generated from content/bonds by `npm run db:catalogue`: change the content, not this file.
-- Bonds are upserted, for applications refer to them. A bond that content no longer has is deleted,
-- which the database refuses while an application refers to it.

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
  "stateRules": {
    "CT": {},
    "GA": {},
    "VA": {}
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
  "stateRules": {
    "CT": {},
    "GA": {},
    "VA": {}
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
  "stateRules": {
    "CT": {},
    "GA": {},
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
  "stateRules": {}
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
  "stateRules": {
    "AL": {"note":"Alabama asks for 150% of a judgment up to $10,000 and for 125% of a larger one."},
    "AZ": {"note":"Arizona caps the bond at the least of three: the damages that are not punitive, half your net worth, and $25,000,000."},
    "CA": {"note":"California asks for 150% of the judgment when a surety company signs."},
    "CO": {"note":"Colorado asks for 125% of the judgment, and caps the bond at $25,000,000 for all who appeal together."},
    "CT": {"note":"In Connecticut an appeal holds off collection by itself, unless the law or the court says otherwise, so a bond is seldom asked for."},
    "FL": {"note":"Florida asks for the judgment and twice the yearly statutory interest, and caps the bond at $50,000,000 for each party who appeals, a figure adjusted every year."},
    "GA": {"note":"In Georgia the notice of appeal holds off collection once costs are paid. The winner may ask for a bond, which is capped at $25,000,000."},
    "IL": {"note":"Illinois asks for the judgment, costs and expected interest, and the court has to approve the bond within the time for the notice of appeal."},
    "MD": {"note":"Maryland caps the bond at the judgment or $100,000,000, whichever is less."},
    "MI": {"note":"In Michigan collection waits 21 days by itself. The trial court sets the bond, capped at $25,000,000, a figure that is adjusted over time."},
    "NJ": {"note":"New Jersey caps an appeal bond at $25,000,000."},
    "NY": {"note":"New York asks for the sum of the judgment and has no cap on appeal bonds."},
    "NC": {"note":"The court sets the amount in North Carolina; ask the clerk whether a cap applies."},
    "OH": {"note":"Ohio asks for at least the judgment and interest, and caps the bond at $50,000,000 before interest and costs."},
    "PA": {"note":"Pennsylvania asks for 120% of the judgment."},
    "SC": {"note":"South Carolina caps the bond at $1,000,000, and at $25,000,000 for a business with more than 50 employees and more than $5,000,000 of revenue in its last tax year."},
    "TN": {"note":"Tennessee caps the bond at 125% of the judgment or $25,000,000, whichever is less, and leaves punitive damages out."},
    "TX": {"note":"Texas caps an appeal bond at half your net worth or $25,000,000, whichever is less."},
    "VA": {"note":"Virginia caps an appeal bond at $25,000,000. A separate bond of $500 is due with the notice in nearly every appeal."},
    "WA": {"note":"Washington asks for the judgment, interest, and likely fees and costs."},
    "WI": {"note":"In Wisconsin the court orders the stay and sets the sum, capped at $100,000,000 for all who appeal together."}
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
  "stateRules": {
    "AL": {"amount":5000000,"limits":{"min":50000,"max":5000000},"terms":[4],"note":"Alabama raised its notary bond to $50,000 on September 1, 2023."},
    "AZ": {"amount":500000,"terms":[4]},
    "CA": {"amount":1500000,"terms":[4]},
    "CO": {"required":false,"note":"Colorado asks its notaries for no bond."},
    "CT": {"required":false,"note":"Connecticut asks its notaries for no bond."},
    "FL": {"amount":750000,"terms":[4],"note":"A notary who registers for online notarization in Florida needs $25,000 instead."},
    "GA": {"required":false,"note":"Georgia asks its notaries for no bond."},
    "IL": {"amount":500000,"terms":[4],"note":"An Illinois notary who works remotely or electronically, by audio and video, needs a further bond of $25,000."},
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
    "PA": {"amount":1000000,"terms":[4],"note":"A rule to raise the bond to $25,000 was in its final stages in late 2025; confirm the amount with the Department of State."},
    "SC": {"required":false,"note":"South Carolina asks its notaries for no bond."},
    "TN": {"amount":1000000,"terms":[4]},
    "TX": {"amount":1000000,"terms":[4],"note":"Texas asks no bond of those who notarize mainly as state officers or employees."},
    "VA": {"required":false,"note":"Virginia asks its notaries for no bond."},
    "WA": {"amount":1000000,"terms":[4]},
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
  "stateRules": {
    "AL": {"amount":5000000,"note":"Alabama has asked dealers for $50,000 since October 1, 2020."},
    "AZ": {"amount":10000000,"note":"Arizona asks new and used car dealers for $100,000, brokers and wholesale dealers for $25,000 and recyclers for $20,000."},
    "CA": {"amount":5000000,"note":"California asks for $10,000 from motorcycle dealers, and from wholesalers of fewer than 25 vehicles a year."},
    "CO": {"amount":5000000},
    "CT": {"amount":6000000,"note":"Connecticut has asked dealers for $60,000 since July 1, 2022."},
    "FL": {"amount":2500000,"note":"Florida asks recreational vehicle dealers for $10,000, or more with many locations."},
    "GA": {"amount":3500000,"note":"This is Georgia''s bond for used car dealers."},
    "IL": {"amount":5000000,"note":"Illinois asks for a bond for each location, and it expires on December 31. Dealers in manufactured homes need $150,000."},
    "MD": {"note":"Maryland goes by last year''s sales: $50,000 to $300,000 for new cars, $15,000 to $150,000 for used. A used car dealer of up to 250 cars needs $15,000."},
    "MA": {"amount":2500000,"note":"This is the bond of a Massachusetts class 2 dealer, who sells used cars."},
    "MI": {"amount":2500000,"note":"Michigan has asked for $25,000 since January 23, 2023; license classes C, E, F, G, R and W need no bond."},
    "MN": {"amount":5000000,"note":"Minnesota asks dealers in boat, snowmobile or horse trailers for $5,000."},
    "NJ": {"amount":1000000},
    "NM": {"amount":5000000,"note":"New Mexico asks motorcycle dealers for $12,500, and its dealer bonds renew on March 31."},
    "NY": {"note":"New York asks used car dealers for $20,000 if they sold up to 50 cars the year before and $100,000 if more, and new car dealers for $50,000."},
    "NC": {"amount":5000000,"note":"North Carolina adds $25,000 for each further place of business."},
    "OH": {"amount":2500000,"note":"This is Ohio''s bond for used car dealers."},
    "OR": {"amount":5000000,"note":"Oregon asks dealers who sell only motorcycles for $10,000."},
    "PA": {"amount":2000000,"note":"Pennsylvania asks $20,000 for each place of business, and $30,000 of a full agent."},
    "SC": {"amount":5000000,"note":"South Carolina raised the bond to $50,000 on January 1, 2024. Motorcycle dealers need $25,000 and wholesale auctions $15,000."},
    "TN": {"amount":5000000},
    "TX": {"amount":5000000,"note":"Texas has asked dealers for $50,000 since September 1, 2021; franchised dealers need no such bond."},
    "VA": {"amount":5000000,"note":"Virginia asks for $50,000 in a dealer''s first three years, and for $25,000 from dealers in motorcycles or trailers."},
    "WA": {"amount":3000000,"note":"Washington asks for a bond for each location, and for $5,000 from motorcycle dealers."},
    "WI": {"amount":5000000,"note":"Wisconsin asks for $25,000 from wholesale, auction, recreational vehicle and salvage dealers and $5,000 from dealers who sell only motorcycles."}
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
  "stateRules": {
    "AZ": {"note":"Arizona sets the bond by class and yearly volume: $2,500 to $100,000 for commercial work, $4,250 to $15,000 for residential. Confirm yours with the Registrar of Contractors."},
    "CA": {"amount":2500000,"note":"California has asked licensed contractors for $25,000 since January 1, 2023."},
    "MD": {"note":"Maryland asks for $30,000 from home improvement contractors who cannot show enough net worth; older pages say $20,000. Confirm yours with the Home Improvement Commission."},
    "NJ": {"note":"New Jersey asks home improvement and elevation contractors for $10,000, $25,000 or $50,000 by the size of their contracts."},
    "NC": {"note":"North Carolina takes a bond in place of working capital, and published amounts differ; confirm yours with the licensing board."},
    "OH": {"note":"Ohio asks for no contractor bond as a state; cities ask for $10,000 to $25,000."},
    "OR": {"note":"Oregon goes by license: $15,000 to $25,000 for residential work, $25,000 to $80,000 for commercial. Confirm yours with the Construction Contractors Board."},
    "SC": {"note":"South Carolina takes a bond of twice the required net worth in place of a financial statement, and $15,000 from residential builders; confirm yours with the Contractors'' Licensing Board."},
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
  "stateRules": {
    "AL": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "AZ": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "CA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "CO": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "CT": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "FL": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "GA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "IL": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "MD": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "MA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "MI": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "MN": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "NJ": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "NM": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "NY": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "NC": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "OH": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "OR": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "PA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "SC": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "TN": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "TX": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "VA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "WA": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."},
    "WI": {"amount":7500000,"note":"Federal law fixes this bond at $75,000 in every state."}
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
  "terms": [1,2,3,4],
  "instantIssueMax": 0,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
  "stateRules": {}
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
  "stateRules": {
    "AZ": {"note":"Arizona asks for these bonds on every public project, whatever its size."},
    "IL": {"note":"Illinois asks for these bonds on public work above $150,000 through 2028; the threshold is due to fall to $50,000 in 2029."},
    "PA": {"note":"Pennsylvania asks for these bonds on public work above $5,000."},
    "VA": {"note":"Virginia asks for these bonds on public work above $500,000 that is not transportation."}
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
  "stateRules": {
    "AZ": {"note":"Arizona asks for these bonds on every public project, whatever its size."},
    "IL": {"note":"Illinois asks for these bonds on public work above $150,000 through 2028; the threshold is due to fall to $50,000 in 2029."},
    "PA": {"note":"Pennsylvania asks for these bonds on public work above $5,000."},
    "VA": {"note":"Virginia asks for these bonds on public work above $500,000 that is not transportation."}
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
  "amountLimits": {"min":10000,"max":10000000000},
  "terms": [1,2,3,4],
  "instantIssueMax": 50000000,
  "supportedStates": ["AL","AZ","CA","CO","CT","FL","GA","IL","MD","MA","MI","MN","NJ","NM","NY","NC","OH","OR","PA","SC","TN","TX","VA","WA","WI"],
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
