import { useBrand, useTexts } from '@stroomwerk/mfe-runtime';
import { Facts, Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import { contactTexts } from '../texts.js';

/** The address for mail, and who the seller is; what is not configured is left out. */
export function CompanyFacts() {
  const t = useTexts(contactTexts);
  const brand = useBrand();
  const facts = [
    { term: t.companyName, value: brand.name },
    { term: t.address, value: brand.address },
    { term: t.kvk, value: brand.kvkNumber },
    { term: t.vat, value: brand.vatId },
  ];
  return (
    <>
      <Panel title={t.support}>
        <div className="stack-sm">
          <p>
            <TextLink standalone href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </TextLink>
          </p>
          <p>{t.answer}</p>
          <p>{t.rights}</p>
          <p>
            <TextLink standalone component={Link} to="/withdrawal">
              {t.withdrawal}
            </TextLink>
          </p>
        </div>
      </Panel>
      <Panel title={t.company}>
        <Facts items={facts.filter(({ value }) => value !== '')} />
      </Panel>
    </>
  );
}
