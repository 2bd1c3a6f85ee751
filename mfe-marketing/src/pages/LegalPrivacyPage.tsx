import { useLocation } from 'react-router-dom';
import { LegalText } from '../features/legal/components/LegalText.js';
import { privacyEn } from '../features/legal/model/privacy-en.js';

/** The English privacy policy; the address about cookies begins at that section. */
export default function LegalPrivacyPage() {
  const { pathname } = useLocation();
  return <LegalText document={privacyEn} at={pathname.endsWith('/cookies') ? 'cookies' : undefined} />;
}
