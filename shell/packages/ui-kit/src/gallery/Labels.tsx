import { Check } from 'lucide-react';
import {
  AppMark,
  AppMarks,
  Avatar,
  Badge,
  CategoryIcon,
  CategoryLabel,
  ComplexityLevel,
  categoryKeys,
  cx,
  DifficultyBadge,
  FilterChip,
  Kbd,
  SampleMark,
  type Status,
  StatusLabel,
  Tags,
  TriggerIcon,
  TriggerLabel,
} from '../index.js';
import { Cell, Forced } from './Cell.js';
import css from './Gallery.module.css';
import { sampleIcon } from './samples.js';

const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'signal', 'solid', 'line'] as const;
const STATUSES: readonly Status[] = [
  'running',
  'paused',
  'stopped',
  'active',
  'inactive',
  'online',
  'offline',
  'degraded',
  'success',
  'failed',
  'pending',
];
const none = () => undefined;

/** Short coloured words, states, kinds. */
export function Labels() {
  return (
    <>
      <Cell name="badges: toon, niveau, voorbeeld">
        <div className="row-wrap">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success" icon={<Check size={12} aria-hidden="true" />}>
            2.053 gelukt
          </Badge>
          <span className={css.flood}>
            <Badge tone="onFlood">Meest gekozen</Badge>
          </span>
        </div>
        <div className="row-wrap">
          <DifficultyBadge difficulty="beginner" />
          <DifficultyBadge difficulty="intermediate" />
          <DifficultyBadge difficulty="advanced" />
          <SampleMark />
        </div>
      </Cell>
      <Cell name="status: vorm, kleur en woord">
        <div className="row-wrap">
          {STATUSES.map((status) => (
            <StatusLabel key={status} status={status} />
          ))}
        </div>
        <div className="row-wrap">
          <StatusLabel status="active" badge />
          <StatusLabel status="paused" badge />
          <StatusLabel status="failed" badge />
          <StatusLabel status="pending">Wacht op goedkeuring</StatusLabel>
        </div>
      </Cell>
      <Cell name="complexiteit, trigger, categorie">
        <div className="row-wrap">
          <ComplexityLevel level="low" />
          <ComplexityLevel level="medium" />
          <ComplexityLevel level="high">Hoog (16+)</ComplexityLevel>
        </div>
        <div className="row-wrap">
          <TriggerLabel trigger="Webhook" />
          <TriggerLabel trigger="Scheduled" />
          <TriggerLabel trigger="Manual" />
          <TriggerLabel trigger="Complex" />
          <TriggerIcon trigger="Webhook" size={20} />
          <CategoryIcon category="finance" size={20} />
        </div>
        <div className="row-wrap">
          {categoryKeys.map((category) => (
            <CategoryLabel key={category} category={category} />
          ))}
        </div>
      </Cell>
      <Cell name="filter, toets, persoon, apps">
        <div className="row-wrap">
          <FilterChip selected removable onClick={none}>
            Webhook 97
          </FilterChip>
          <FilterChip onClick={none}>Scheduled 52</FilterChip>
          <Forced state="hover">
            <FilterChip onClick={none}>Scheduled 52</FilterChip>
          </Forced>
          <Forced state="focus">
            <FilterChip selected onClick={none}>
              Manual 8
            </FilterChip>
          </Forced>
        </div>
        <div className={cx('row-wrap')}>
          <Kbd>Ctrl K</Kbd>
          <Avatar name="Sanne de Wit" />
          <AppMark name="Xero" size="lg" />
          <AppMark name="Atelier" size="lg" icon={sampleIcon} />
          <AppMark name="Atelier" icon={sampleIcon} />
          <AppMark name="Weg" icon="/none.svg" />
          <AppMarks
            apps={['Atelier', 'OpenAI', 'Xero', 'Slack', 'Google Drive']}
            iconOf={(app) => (app === 'Atelier' ? sampleIcon : undefined)}
          />
          <Tags tags={['facturen', 'boekhouding', 'arbeidsongeschiktheidsverzekering']} />
        </div>
      </Cell>
    </>
  );
}
