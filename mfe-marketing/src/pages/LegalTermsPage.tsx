import { LegalText } from '../features/legal/components/LegalText.js';
import { termsEn } from '../features/legal/model/terms-en.js';

/** The English terms. */
export default function LegalTermsPage() {
  return <LegalText text={termsEn} kind="terms" other="/terms" />;
}
