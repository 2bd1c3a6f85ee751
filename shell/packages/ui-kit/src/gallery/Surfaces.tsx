import {
  Button,
  Facts,
  Ledger,
  MiniGraph,
  Panel,
  PanelItems,
  Progress,
  SampleMark,
  SourceLine,
  Steps,
  TextLink,
  Timeline,
} from '../index.js';
import { Cell } from './Cell.js';
import css from './Gallery.module.css';
import { channels } from './samples.js';

/** Panels, progress, lines. */
export function Surfaces() {
  return (
    <>
      <div className={css.full}>
        <div className="cols-2">
          <Panel
            title="Gekoppelde apps"
            headingLevel={3}
            badge={<SampleMark />}
            lead="Waar je automatiseringen bij mogen."
            actions={
              <TextLink href="#x" small standalone>
                Alle 11 bekijken
              </TextLink>
            }
            footer="bron: library · 21 nov 2026 09:42"
          >
            <Facts
              items={[
                { term: 'Abonnement', value: 'Launch Special' },
                { term: 'Bedrag', value: '€ 49,00 excl. btw' },
                { term: 'Organisatie', value: 'Arbeidsongeschiktheidsverzekeringsmaatschappij Noord' },
              ]}
            />
            <SourceLine>gemeten 21 nov 2026 09:41</SourceLine>
          </Panel>
          <Panel title="Past bij jouw apps" headingLevel={3} flush>
            <PanelItems>
              <li>
                <MiniGraph graph={channels} small />
                <span className="grow">Betaalherinneringen op tijd</span>
                <Button size="sm">View</Button>
              </li>
              <li>Formulier naar CRM</li>
            </PanelItems>
          </Panel>
        </div>
      </div>
      <Cell name="voortgang: niets, deels, alles, zonder knoop">
        <Progress value={0} label="Nog niet begonnen" />
        <Progress
          value={4312}
          max={10000}
          label="MRR"
          valueText="€ 4.312 van € 10.000"
          labels={['€ 0', 'nog € 5.688', '€ 10.000 per maand']}
        />
        <Progress value={100} label="Klaar" />
        <Progress value={60} label="Zonder knoop" node={false} />
      </Cell>
      <Cell name="grootboek">
        <Ledger
          steps={[
            { id: 'a', value: '€ 120,00', label: 'vastgehouden' },
            { id: 'b', value: '€ 80,00', label: 'vrij' },
            { id: 'c', value: '€ 240,00', label: 'uitbetaald' },
          ]}
        />
      </Cell>
      <Cell name="tijdlijn">
        <Timeline
          items={[
            { id: '1', title: 'Factuur 2291 geboekt', meta: 'Facturen uit de mailbox · 09:41', tone: 'now' },
            { id: '2', title: 'Briefing klaar voor 10:00', meta: 'Afspraken voorbereiden · 09:40' },
            { id: '3', title: 'Gepauzeerd na 3 fouten', meta: 'Leads verrijken · 06:40', tone: 'warning' },
            { id: '4', title: 'Gestopt door Emergency Stop', meta: 'AI CEO · gisteren', tone: 'danger' },
          ]}
        />
      </Cell>
      <Cell name="stappen">
        <Steps
          items={[
            { id: '1', title: 'Verbind Gmail', text: 'Klaar.', state: 'done' },
            {
              id: '2',
              title: 'Verbind Xero',
              text: 'Geef toegang tot facturen.',
              state: 'active',
              content: <Button size="sm">Verbind Xero</Button>,
            },
            { id: '3', title: 'Zet aan' },
          ]}
        />
      </Cell>
    </>
  );
}
