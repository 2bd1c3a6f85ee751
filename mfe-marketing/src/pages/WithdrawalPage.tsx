import { useBrand, usePageHead, useTexts } from '@stroomwerk/mfe-runtime';
import { Container, PageHeader, Panel, TextLink } from '@stroomwerk/ui-kit';
import { Link } from 'react-router-dom';
import css from '../features/contact/components/Contact.module.css';
import { WithdrawalSteps } from '../features/contact/components/WithdrawalSteps.js';
import { withdrawalTexts } from '../features/contact/withdrawal-texts.js';

/** The withdrawal function of EU law (Directive 2011/83/EU, article 11a), with what the right is beside it. */
export default function WithdrawalPage() {
  const t = useTexts(withdrawalTexts);
  usePageHead({ title: t.title, description: t.description });
  const brand = useBrand();
  return (
    <Container page>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={css.grid}>
        <WithdrawalSteps />
        <div className={css.side}>
          <Panel title={t.rights}>
            <div className="stack-sm">
              {t.rightsText.map((part) => (
                <p key={part}>{part}</p>
              ))}
              <p>
                {t.otherWay} <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
                {brand.address === '' ? '' : `; ${brand.name}, ${brand.address}`}.
              </p>
              <p>
                <TextLink standalone component={Link} to={t.termsLink}>
                  {t.terms}
                </TextLink>
              </p>
            </div>
          </Panel>
        </div>
      </div>
    </Container>
  );
}
