import { Plus, Search, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import {
  AppMonograms,
  Badge,
  Button,
  Checkbox,
  ComplexityLevel,
  DifficultyBadge,
  Field,
  FilterChip,
  IconButton,
  Input,
  LinkButton,
  Pagination,
  PasswordInput,
  SampleMark,
  SegmentedControl,
  Select,
  StatusLabel,
  Switch,
  Tabs,
  TextLink,
  TriggerLabel,
} from '../index.js';
import { Cell } from './Cell.js';

const LANGUAGES = [
  { value: 'nl', label: 'Nederlands' },
  { value: 'en', label: 'English' },
];

/** Buttons, inputs, labels, tabs. */
export function Controls() {
  const [tab, setTab] = useState<'a' | 'b' | 'c'>('a');
  const [interval, setBilling] = useState<'m' | 'y'>('m');
  const [page, setPage] = useState(2);
  return (
    <>
      <Cell name="knop: rust, bezig, uit, soorten, maten">
        <div className="row-wrap">
          <Button variant="primary">Opslaan</Button>
          <Button variant="primary" busy>
            Opslaan
          </Button>
          <Button variant="primary" disabled>
            Opslaan
          </Button>
          <Button disabledReason="Alleen voor rol ops. Vraag toegang aan een beheerder.">
            Emergency Stop
          </Button>
          <LinkButton href="#x" variant="ink">
            Get Started
          </LinkButton>
        </div>
        <div className="row-wrap">
          <Button>Annuleren</Button>
          <Button variant="signal">1-Click Deploy</Button>
          <Button variant="quiet">Meer</Button>
          <Button variant="dangerOutline">Verwijderen</Button>
          <Button variant="danger">Nu stoppen</Button>
        </div>
        <div className="row-wrap">
          <Button size="sm" icon={<Plus aria-hidden="true" />}>
            Nieuw
          </Button>
          <Button size="lg" variant="primary">
            Toon 97 workflows
          </Button>
          <IconButton label="Verwijderen" icon={<Trash2 aria-hidden="true" />} />
          <TextLink href="#x">Alle 11 bekijken</TextLink>
        </div>
      </Cell>
      <Cell name="invoer, keuze, vinkje">
        <div className="cols-2">
          <Field label="Naam">
            <Input placeholder="Voor- en achternaam" />
          </Field>
          <Field label="E-mail" error="E-mail is verplicht">
            <Input type="email" />
          </Field>
          <Field label="Wachtwoord" hint="Minstens 8 tekens">
            <PasswordInput autoComplete="new-password" defaultValue="geheim" />
          </Field>
          <Field label="Taal">
            <Select options={LANGUAGES} defaultValue="nl" />
          </Field>
          <Input
            aria-label="Zoeken"
            icon={<Search aria-hidden="true" />}
            defaultValue="factuur"
            trailing={<IconButton size="sm" label="Wis" icon={<X aria-hidden="true" />} />}
          />
          <div className="stack-sm">
            <Checkbox label="Ingelogd blijven" defaultChecked />
            <Checkbox label="Statistieken toestaan" />
            <Switch label="Meldingen per mail" defaultChecked />
          </div>
        </div>
      </Cell>
      <Cell name="badges: niveau, status, complexiteit, soort, voorbeeld">
        <div className="row-wrap">
          <DifficultyBadge difficulty="beginner" />
          <DifficultyBadge difficulty="intermediate" />
          <DifficultyBadge difficulty="advanced" />
          <Badge tone="signal">Nieuw</Badge>
          <Badge tone="info">Vrij</Badge>
          <Badge>Stil</Badge>
          <SampleMark />
        </div>
        <div className="row-wrap">
          <StatusLabel status="running" />
          <StatusLabel status="paused" />
          <StatusLabel status="stopped" />
          <StatusLabel status="offline" />
          <StatusLabel status="active" badge />
        </div>
        <div className="row-wrap">
          <ComplexityLevel level="low" />
          <ComplexityLevel level="medium" />
          <ComplexityLevel level="high" />
          <TriggerLabel trigger="Webhook" />
          <TriggerLabel trigger="Complex" />
          <AppMonograms apps={['Gmail', 'OpenAI', 'Xero', 'Slack', 'Google Drive']} />
        </div>
        <div className="row-wrap">
          <FilterChip selected removable onClick={() => undefined}>
            Webhook 97
          </FilterChip>
          <FilterChip onClick={() => undefined}>Scheduled 52</FilterChip>
        </div>
      </Cell>
      <Cell name="tabs, segment, paginering">
        <Tabs
          label="Dashboard"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'a', label: 'Overzicht' },
            { value: 'b', label: 'Automatiseringen', count: 11 },
            { value: 'c', label: 'Analytics' },
          ]}
        />
        <SegmentedControl
          label="Betalen"
          value={interval}
          onChange={setBilling}
          options={[
            { value: 'm', label: 'Monthly' },
            { value: 'y', label: 'Annual' },
          ]}
        />
        <Pagination page={page} pages={10} onPage={setPage} note={`Pagina ${page} van 10`} />
      </Cell>
    </>
  );
}
