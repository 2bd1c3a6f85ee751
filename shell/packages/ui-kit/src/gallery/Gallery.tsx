import { useState } from 'react';
import {
  AppHeader,
  Container,
  Footer,
  PageHeader,
  SiteHeader,
  SkipLink,
  type UiLang,
  UiLanguageProvider,
} from '../index.js';
import { Controls } from './Controls.js';
import { Figures } from './Figures.js';
import css from './Gallery.module.css';
import { Messages } from './Messages.js';
import { Walls } from './Walls.js';

/** Every component in its states, in the frames of the product. */
export function Gallery() {
  const [language, setLanguage] = useState<UiLang>('nl');
  const frame = { brand: 'Stroomwerk', homeHref: '#', language, onLanguage: setLanguage };
  return (
    <UiLanguageProvider lang={language}>
      <SkipLink />
      <AppHeader
        {...frame}
        items={[
          { href: '#dashboard', label: 'Dashboard', current: true },
          { href: '#bibliotheek', label: 'Bibliotheek' },
          { href: '#affiliate', label: 'Affiliate' },
          { href: '#ai', label: 'AI-dashboard' },
        ]}
        user={{
          name: 'Sanne Wit',
          email: 'sanne@example.com',
          items: [
            { id: 'account', label: 'Mijn account', href: '#account' },
            { id: 'out', label: 'Uitloggen', onSelect: () => undefined, divided: true },
          ],
        }}
        onSearch={() => undefined}
      />
      <main id="main" tabIndex={-1}>
        <Container width="app" page>
          <PageHeader title="Componenten en staten" lead="Elke vorm op één plek." />
          <div className={css.sheet}>
            <Controls />
            <Messages />
            <Figures />
          </div>
          <Walls />
        </Container>
      </main>
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
              { label: 'Cookies', onSelect: () => undefined },
            ],
          },
          { title: 'Account', links: [{ label: 'Inloggen', href: '#d' }] },
        ]}
        legal={['© 2026 Stroomwerk', 'KvK 00000000', 'Btw NL000000000B00', 'Alle prijzen in euro']}
      />
    </UiLanguageProvider>
  );
}
