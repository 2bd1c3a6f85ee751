import { LegalText } from '../features/legal/components/LegalText.js';
import { termsNl } from '../features/legal/model/terms-nl.js';

/** The Dutch terms. */
export default function TermsPage() {
  return <LegalText text={termsNl} kind="terms" other="/legal/terms" />;
}
