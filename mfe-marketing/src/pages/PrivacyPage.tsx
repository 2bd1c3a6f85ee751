import { LegalText } from '../features/legal/components/LegalText.js';
import { privacyNl } from '../features/legal/model/privacy-nl.js';

/** The Dutch privacy policy. */
export default function PrivacyPage() {
  return <LegalText text={privacyNl} kind="privacy" other="/legal/privacy" />;
}
