import { useState } from 'react';
import {
  AppHeader,
  CurrentLine,
  Footer,
  LanguageSwitch,
  Pagination,
  SectionHeader,
  SiteHeader,
  Tabs,
  type UiLang,
  UserButton,
  VisuallyHidden,
  Wordmark,
} from '../index.js';
import { Cell } from './Cell.js';

const none = () => undefined;
const user = {
  name: 'Sanne Wit',
  email: 'sanne@example.com',
  items: [
    { id: 'account', label: 'Mijn account', href: '#account', current: true },
    { id: 'pay', label: 'Betalingen', href: '#betalingen' },
    { id: 'team', label: 'Team', onSelect: none, disabled: true },
    { id: 'away', label: 'Account opheffen', onSelect: none, danger: true },
    { id: 'out', label: 'Uitloggen', onSelect: none, divided: true },
  ],
};

export interface NavigationProps {
  language: UiLang;
  onLanguage: (language: UiLang) => void;
}

/** Frames, tabs, pages. */
export function Navigation(props: NavigationProps) {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('b');
  const [page, setPage] = useState(2);
  const frame = { brand: 'Stroomwerk', homeHref: '#', ...props };
  return (
    <>
      <Cell name="tabs">
        <Tabs
          label="Dashboard"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'a', label: 'Overzicht' },
            { value: 'b', label: 'Automatiseringen', count: 11 },
            { value: 'c', label: 'Analytics' },
          ]}
        >
          <p>Wat de open tab toont.</p>
        </Tabs>
      </Cell>
      <Cell name="paginering: eerste, midden, laatste">
        <Pagination label="Eerste pagina" page={1} pages={10} onPage={none} />
        <Pagination page={page} pages={10} onPage={setPage} note={`Pagina ${page} van 10`} />
        <Pagination label="Laatste pagina" page={10} pages={10} hrefFor={(number) => `#pagina-${number}`} />
      </Cell>
      <Cell name="kop van het product" size="full">
        <AppHeader
          {...frame}
          items={[
            { href: '#dashboard', label: 'Dashboard', current: true },
            { href: '#bibliotheek', label: 'Bibliotheek' },
            { href: '#affiliate', label: 'Affiliate' },
            { href: '#ai', label: 'AI-dashboard' },
          ]}
          user={user}
          onSearch={none}
        />
      </Cell>
      <Cell name="kop en voet van de site" size="full">
        <SiteHeader
          {...frame}
          items={[
            { href: '#workflows', label: 'All Workflows' },
            { href: '#pricing', label: 'Pricing' },
            { href: '#login', label: 'Sign In' },
            { href: '#start', label: 'Get Started', emphasis: 'button' },
          ]}
        />
        <Footer
          brand="Stroomwerk"
          homeHref="#"
          text="Bibliotheek met n8n-automatiseringen voor bedrijven, freelancers en bureaus."
          supportEmail="support@example.com"
          columns={[
            {
              title: 'Product',
              links: [
                { label: 'All Workflows', href: '#a' },
                { label: 'Pricing', href: '#b' },
              ],
            },
            {
              title: 'Juridisch',
              links: [
                { label: 'Privacy', href: '#c' },
                { label: 'Cookies', onSelect: none },
              ],
            },
            { title: 'Account', links: [{ label: 'Inloggen', href: '#d' }] },
          ]}
          legal={['© 2026 Stroomwerk', 'KvK 00000000', 'Btw NL000000000B00', 'Alle prijzen in euro']}
        />
      </Cell>
      <Cell name="delen van de kop">
        <div className="row-wrap">
          <Wordmark name="Stroomwerk" />
          <LanguageSwitch {...props} />
          <UserButton user={{ ...user, name: 'Bram Oud' }} />
          <VisuallyHidden>Alleen voor wie luistert</VisuallyHidden>
        </div>
      </Cell>
      <Cell name="tussen secties van de landingspagina">
        <CurrentLine />
        <SectionHeader title="Gekozen, gekoppeld, aan" lead="Drie dingen doen we voor elke workflow." />
      </Cell>
    </>
  );
}
