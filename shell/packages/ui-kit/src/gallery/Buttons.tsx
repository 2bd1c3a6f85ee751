import { Plus, Trash2 } from 'lucide-react';
import { Button, type ButtonVariant, cx, IconButton, LinkButton, TextLink } from '../index.js';
import { Cell, Forced } from './Cell.js';
import css from './Gallery.module.css';

const VARIANTS: readonly (readonly [ButtonVariant, string])[] = [
  ['primary', 'Opslaan'],
  ['outline', 'Annuleren'],
  ['signal', '1-Click Deploy'],
  ['quiet', 'Meer'],
  ['danger', 'Nu stoppen'],
  ['dangerOutline', 'Verwijderen'],
  ['ink', 'Get Started'],
];
const STATES = ['hover', 'active', 'focus'] as const;
const REASON = 'Alleen voor rol ops. Vraag toegang aan een beheerder.';

/** Every kind of button in every state. */
export function Buttons() {
  return (
    <>
      <Cell name="rust, aanwijzen, indrukken, focus, bezig, uit" size="full">
        <div className={css.matrix}>
          {VARIANTS.map(([variant, text]) => (
            <div key={variant} className="row-wrap">
              <Button variant={variant}>{text}</Button>
              {STATES.map((state) => (
                <Forced key={state} state={state}>
                  <Button variant={variant}>{text}</Button>
                </Forced>
              ))}
              <Button variant={variant} busy>
                {text}
              </Button>
              <Button variant={variant} disabled>
                {text}
              </Button>
              <Button variant={variant} disabledReason={REASON}>
                {text}
              </Button>
            </div>
          ))}
        </div>
      </Cell>
      <Cell name="op kobalt, in de kleur van de omgeving">
        <div className={cx(css.flood, 'row-wrap')}>
          <Button variant="onFlood">Start gratis</Button>
          <Forced state="hover">
            <Button variant="onFlood">Start gratis</Button>
          </Forced>
          <Forced state="focus">
            <Button variant="onFlood">Start gratis</Button>
          </Forced>
          <Button variant="current">Verbind HubSpot</Button>
          <Forced state="hover">
            <Button variant="current">Verbind HubSpot</Button>
          </Forced>
        </div>
      </Cell>
      <Cell name="maten, pictogram, volle breedte">
        <div className="row-wrap">
          <Button size="sm" icon={<Plus aria-hidden="true" />}>
            Nieuw
          </Button>
          <Button icon={<Plus aria-hidden="true" />}>Nieuw</Button>
          <Button size="lg" variant="primary">
            Toon 97 workflows
          </Button>
          <Button busy busyText="Verbinden met HubSpot...">
            Verbind
          </Button>
        </div>
        <Button full variant="primary">
          Belastingdienstvooraankondiging arbeidsongeschiktheidsverzekering doorsturen
        </Button>
      </Cell>
      <Cell name="alleen een pictogram: naam en tooltip">
        <div className="row-wrap">
          <IconButton size="sm" label="Klein verwijderen" icon={<Trash2 aria-hidden="true" />} />
          <IconButton label="Verwijderen" icon={<Trash2 aria-hidden="true" />} />
          {STATES.map((state) => (
            <Forced key={state} state={state}>
              <IconButton label={`Verwijderen, ${state}`} icon={<Trash2 aria-hidden="true" />} />
            </Forced>
          ))}
          <IconButton label="Uit" disabledReason={REASON} icon={<Trash2 aria-hidden="true" />} />
        </div>
      </Cell>
      <Cell name="links">
        <div className="row-wrap">
          <LinkButton href="#knoppen" variant="ink">
            Get Started
          </LinkButton>
          <TextLink href="#knoppen">Alle 11 bekijken</TextLink>
          <TextLink href="#knoppen" small standalone>
            Klein, alleen
          </TextLink>
          {STATES.map((state) => (
            <Forced key={state} state={state}>
              <TextLink href="#knoppen">Alle 11 bekijken</TextLink>
            </Forced>
          ))}
          <TextLink component="button">Een handeling</TextLink>
        </div>
      </Cell>
    </>
  );
}
