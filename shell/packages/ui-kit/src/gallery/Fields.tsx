import { Search, X } from 'lucide-react';
import { useState } from 'react';
import {
  Checkbox,
  Field,
  IconButton,
  Input,
  PasswordInput,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextLink,
} from '../index.js';
import { Cell, Forced } from './Cell.js';

const LANGUAGES = [
  { value: 'nl', label: 'Nederlands' },
  { value: 'en', label: 'English' },
  { value: 'fy', label: 'Frysk', disabled: true },
];

/** Fields, choices and their states. */
export function Fields() {
  const [interval, setInterval] = useState<'m' | 'y' | 'o'>('m');
  return (
    <>
      <Cell name="invoer: rust, aanwijzen, focus, fout, uit, alleen lezen" size="full">
        <div className="cols-3">
          <Field label="Naam">
            <Input placeholder="Voor- en achternaam" />
          </Field>
          <Field label="Naam, aangewezen">
            <Forced state="hover">
              <Input defaultValue="Sanne Wit" />
            </Forced>
          </Field>
          <Field label="Naam, in gebruik">
            <Forced state="focus">
              <Input defaultValue="Sanne Wit" />
            </Forced>
          </Field>
          <Field label="E-mail" error="E-mail is verplicht">
            <Input type="email" />
          </Field>
          <Field label="Bedrijf" optional>
            <Input disabled defaultValue="Wit Administraties" />
          </Field>
          <Field label="Referral link">
            <Input readOnly defaultValue="https://stroomwerk.example/?ref=SANNE" />
          </Field>
          <Field
            label="Wachtwoord"
            hint="Minstens 8 tekens"
            labelEnd={<TextLink href="#v">Vergeten?</TextLink>}
          >
            <PasswordInput autoComplete="new-password" defaultValue="geheim" />
          </Field>
          <Field label="Maandelijkse omzet" hint="Bedragen excl. btw">
            <Input
              icon={<span>€</span>}
              trailing={<span className="muted">per maand</span>}
              defaultValue="4.312"
            />
          </Field>
          <Input
            aria-label="Zoeken"
            size="lg"
            icon={<Search aria-hidden="true" />}
            defaultValue="factuur"
            trailing={<IconButton size="sm" label="Wis" icon={<X aria-hidden="true" />} />}
          />
          <Field label="Taal">
            <Select options={LANGUAGES} defaultValue="nl" />
          </Field>
          <Field label="Taal, fout" error="Kies een taal uit de lijst">
            <Select options={LANGUAGES} defaultValue="fy" />
          </Field>
          <Field label="Taal, uit">
            <Select options={LANGUAGES} defaultValue="en" disabled />
          </Field>
          <Field
            label="Arbeidsongeschiktheidsverzekeringsmaatschappij of meerkeuzevragenlijst"
            error="Aansprakelijkheidswaardevaststellingsveranderingen zijn hier niet toegestaan: kies één van de twee."
          >
            <Textarea rows={3} defaultValue="Een lang antwoord" />
          </Field>
        </div>
      </Cell>
      <Cell name="vinkje: rust, focus, aan, fout, uit">
        <Checkbox label="Statistieken toestaan" />
        <Forced state="focus">
          <Checkbox label="Statistieken toestaan, in gebruik" />
        </Forced>
        <Checkbox label="Ingelogd blijven" description="Dertig dagen op dit apparaat." defaultChecked />
        <Checkbox label="Ik ga akkoord met de voorwaarden" error="Zonder akkoord kan het niet" />
        <Checkbox label="Uit" disabled />
        <Checkbox label="Uit en aan" disabled defaultChecked />
      </Cell>
      <Cell name="schakelaar en keuze uit enkele">
        <Switch label="Meldingen per mail" defaultChecked />
        <Switch label="Weekrapport" description="Elke maandag om 08:00." atEnd />
        <Switch label="Uit" disabled />
        <SegmentedControl
          label="Betalen"
          value={interval}
          onChange={setInterval}
          options={[
            { value: 'm', label: 'Monthly' },
            { value: 'y', label: 'Annual' },
            { value: 'o', label: 'Eenmalig', disabled: true },
          ]}
        />
      </Cell>
    </>
  );
}
