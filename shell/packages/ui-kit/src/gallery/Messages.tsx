import { Plus } from 'lucide-react';
import {
  Button,
  CodeBlock,
  CookieBanner,
  EmptyState,
  ErrorNotice,
  LoadingText,
  Notice,
  RowSkeleton,
  Skeleton,
  Upsell,
} from '../index.js';
import { Cell } from './Cell.js';

const none = () => undefined;

/** Notices, errors, empty, loading. */
export function Messages() {
  return (
    <>
      <Cell name="mededeling, gelukt, waarschuwing, fout met herstel" size="full">
        <Notice>mfe-affiliate is even niet bereikbaar. De rest werkt gewoon.</Notice>
        <Notice tone="success" title="Betaald.">
          € 49,00 op 21 nov 2026.
        </Notice>
        <Notice
          tone="warning"
          title="Leads verrijken staat op pauze."
          action={
            <Button variant="current" size="sm">
              Verbind HubSpot
            </Button>
          }
        >
          HubSpot weigert de sleutel sinds 06:40.
        </Notice>
        <ErrorNotice title="Unable to load workflows" onRetry={none}>
          De bibliotheek antwoordt niet. Je gegevens zijn veilig.
        </ErrorNotice>
        <ErrorNotice title="Unable to load workflows" onRetry={none} busy />
        <CookieBanner
          inline
          onRefuse={none}
          onAccept={none}
          more={<Button variant="quiet">Kies zelf</Button>}
        />
      </Cell>
      <Cell name="laden" size="third">
        <LoadingText />
        <Skeleton shape="title" width={60} />
        <Skeleton width={40} />
        <Skeleton shape="figure" width={20} />
        <Skeleton shape="block" />
        <Skeleton shape="button" width={80} />
        <RowSkeleton count={2} />
      </Cell>
      <Cell name="leeg" size="third">
        <EmptyState
          action={
            <Button variant="primary" size="sm" icon={<Plus aria-hidden="true" />}>
              Nieuwe automatisering
            </Button>
          }
        >
          Nog geen automatiseringen. Maak je eerste automatisering!
        </EmptyState>
        <EmptyState centred>Geen workflow heet “arbeidsongeschiktheidsverzekering”.</EmptyState>
      </Cell>
      <Cell name="403: upgrade" size="third">
        <Upsell
          headingLevel={3}
          title="De bibliotheek hoort bij een actief abonnement"
          actions={
            <>
              <Button variant="primary">Upgrade to Premium</Button>
              <Button variant="quiet">Vergelijk plannen</Button>
            </>
          }
        >
          Met Launch Special open je alle workflows, vanaf € 49 per maand excl. btw.
        </Upsell>
      </Cell>
      <Cell name="code" size="full">
        <CodeBlock label="Voorbeeld" code={'{\n  "name": "Facturen",\n  "active": true\n}'} />
        <CodeBlock label="Zonder knop" noCopy code="npm run release -- mfe-library" />
      </Cell>
    </>
  );
}
