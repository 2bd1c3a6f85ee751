import { useState } from 'react';
import { Container, PageHeader, SkipLink, type UiLang, UiLanguageProvider } from '../index.js';
import { Buttons } from './Buttons.js';
import { Chapter } from './Cell.js';
import { Fields } from './Fields.js';
import { Figures } from './Figures.js';
import { Labels } from './Labels.js';
import { Messages } from './Messages.js';
import { Navigation } from './Navigation.js';
import { Overlays } from './Overlays.js';
import { Schemas } from './Schemas.js';
import { Surfaces } from './Surfaces.js';

/** Every component in its states. */
export function Gallery() {
  const [language, setLanguage] = useState<UiLang>('nl');
  return (
    <UiLanguageProvider lang={language}>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <Container width="app" page>
          <PageHeader title="Componenten en staten" lead="Elke vorm op één plek." />
          <Chapter id="knoppen" title="Knoppen">
            <Buttons />
          </Chapter>
          <Chapter id="velden" title="Velden">
            <Fields />
          </Chapter>
          <Chapter id="labels" title="Labels">
            <Labels />
          </Chapter>
          <Chapter id="navigatie" title="Navigatie">
            <Navigation language={language} onLanguage={setLanguage} />
          </Chapter>
          <Chapter id="vlakken" title="Vlakken">
            <Surfaces />
          </Chapter>
          <Chapter id="cijfers" title="Cijfers">
            <Figures />
          </Chapter>
          <Chapter id="meldingen" title="Meldingen">
            <Messages />
          </Chapter>
          <Chapter id="schemas" title="Schema’s">
            <Schemas />
          </Chapter>
          <Chapter id="lagen" title="Wat boven de pagina ligt">
            <Overlays />
          </Chapter>
        </Container>
      </main>
    </UiLanguageProvider>
  );
}
