import { LegalText } from '../features/legal/components/LegalText.js';
import { privacyEn } from '../features/legal/model/privacy-en.js';

/** The English privacy policy. */
export default function LegalPrivacyPage() {
  return <LegalText text={privacyEn} kind="privacy" other="/privacy" />;
}
