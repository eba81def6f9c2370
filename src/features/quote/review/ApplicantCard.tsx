import { formatPhone } from '~/domain/formats/phone';
import { maskSsn } from '~/domain/formats/ssn';
import type { Applicant } from '~/domain/quote/applicant';
import { PairList } from '~/ui/PairList';
import { addressText } from './address-text';
import { maskDateOfBirth } from './masks';
import { ReviewCard } from './ReviewCard';

/** Who applies. Birth date and Social Security number are shown as far as needed to recognize them. */
export function ApplicantCard({ answers }: { answers: Applicant }) {
  const { firstName, lastName, email, phone, dateOfBirth, ssn, address, experience } = answers;

  return (
    <ReviewCard title="Applicant Information" editStep="applicant">
      <PairList
        pairs={[
          { label: 'Name', value: `${firstName} ${lastName}` },
          { label: 'Email', value: email },
          { label: 'Phone', value: formatPhone(phone) },
          { label: 'Date of birth', value: maskDateOfBirth(dateOfBirth) },
          { label: 'Social Security number', value: maskSsn(ssn) },
          { label: 'Address', value: addressText(address) },
          { label: 'Years in business', value: experience.yearsInBusiness },
          { label: 'Had bonds before', value: experience.previousBonds === 'yes' ? 'Yes' : 'No' },
          { label: 'License number', value: experience.licenseNumber ?? 'None given' },
        ]}
      />
    </ReviewCard>
  );
}
