import { sharedDrives } from '../../apps/file-stores.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  choose,
  codeEach,
  combine,
  everyDay,
  form,
  from,
  only,
  recipe,
  rowsOf,
  t,
  withErrorBranch,
} from '../../kit/index.js';

export const certificaten = recipe({
  id: 'certificates',
  category: 'hr',
  tags: ['certificaten', 'vca', 'bhv', 'verlopen'],
  saves: {
    minutes: 8,
    nl: 'Iemand loopt elke dag de lijst met VCA en BHV na en mailt zo nu en dan om een nieuw bewijs.',
    en: 'Someone checks the list of safety certificates every day and now and then mails for new proof.',
  },
  variants: combine(
    { table: fullTables, mailer: mailers, store: sharedDrives, task: taskApps },
    { take: 9, apart: ['table', 'mailer'] },
  ),
  build: ({ table, mailer, store, task }) => {
    const c = rowsOf(table, 'Lees de certificaten', 'Certificaten', 'Certificaat', {
      sleutel: 'Sleutel',
      naam: 'Naam',
      email: 'E-mail',
      soort: 'Soort',
      geldig: 'Geldig tot',
    });
    const f = (field: string) => from('Nieuw bewijs', field);
    return {
      name: both(
        `Verlopende VCA- en BHV-certificaten in ${table.app.label} bewaken, met herinnering via ${mailer.app.label}`,
        `Track expiring staff certificates in ${table.app.label}, with reminders by ${mailer.app.label}`,
      ),
      description: both(
        `Negentig en dertig dagen voor een certificaat in ${table.app.label} verloopt, krijgt de collega een mail via ${mailer.app.label}. Nieuw bewijs komt via een formulier in ${store.app.label}, wat verlopen is wordt een taak in ${task.app.label}.`,
        `Ninety and thirty days before a certificate in ${table.app.label} expires the colleague gets a mail by ${mailer.app.label}. New proof goes through a form to ${store.app.label}; expired papers become a task in ${task.app.label}.`,
      ),
      benefit: both(
        'Niemand staat met een verlopen VCA op de bouw.',
        'Nobody is on site with an expired certificate.',
      ),
      uses: [
        [table, both('houdt de geldigheid bij', 'keeps the validity')],
        [mailer, both('waarschuwt de collega', 'warns the colleague')],
        [store, both('bewaart de bewijzen', 'keeps the proofs')],
        [task, both('krijgt wat verlopen is', 'gets what has expired')],
      ],
      setup: [
        both(
          'Maak een tabel Certificaten met de kolommen Sleutel, Naam, E-mail, Soort en Geldig tot; de sleutel is e-mail plus soort.',
          'Make a table Certificaten with the columns Sleutel, Naam, E-mail, Soort and Geldig tot; the key is e-mail plus kind.',
        ),
        both('Zet het adres van het formulier in beide mails.', 'Put the address of the form in both mails.'),
      ],
      notes: [
        {
          over: [
            'Hoe lang nog?',
            'Negentig dagen van tevoren',
            'Dertig dagen van tevoren',
            'Plan een cursus',
          ],
          text: '## Drie momenten\nElke grens raakt een certificaat precies één keer, omdat er op het exacte aantal dagen wordt gekeken.',
        },
        {
          over: ['Nieuw bewijs', 'Maak de gegevens op', 'Bewaar het bewijs'],
          text: '## Nieuw bewijs\nHet bestand krijgt een vaste naam en de geldigheid wordt meteen bijgewerkt.',
        },
      ],
      nodes: [
        everyDay('Elke ochtend', 6, 30),
        ...c.nodes,
        codeEach(
          'Tel de dagen',
          "return { json: { ...$json, dagen: Math.round(DateTime.fromISO($json.geldig).startOf('day').diff(DateTime.now().startOf('day'), 'days').days) } };",
        ),
        choose('Hoe lang nog?', [
          ['90 dagen', ['={{ $json.dagen }}', '=', 90]],
          ['30 dagen', ['={{ $json.dagen }}', '=', 30]],
          ['Verlopen', ['={{ $json.dagen }}', '=', 0]],
        ]),
        mailer.send(
          'Negentig dagen van tevoren',
          only(c.ref.email),
          t`Je ${c.ref.soort} verloopt over drie maanden`,
          t`Beste ${c.ref.naam},<br><br>Je ${c.ref.soort} is geldig tot ${c.ref.geldig}. Plan alvast je herhaling en stuur het nieuwe bewijs in via <a href="https://n8n.example.com/form/certificaat">het formulier</a>.`,
        ),
        mailer.send(
          'Dertig dagen van tevoren',
          only(c.ref.email),
          t`Nog dertig dagen: ${c.ref.soort}`,
          t`Beste ${c.ref.naam},<br><br>Over dertig dagen verloopt je ${c.ref.soort}. Daarna mag je het werk niet doen. Stuur je nieuwe bewijs in via <a href="https://n8n.example.com/form/certificaat">het formulier</a>.`,
        ),
        task.create('Plan een cursus', {
          title: t`${c.ref.soort} van ${c.ref.naam} is verlopen`,
          description: 'Haal de collega van het werk waarvoor dit certificaat nodig is en boek de cursus.',
          due: '={{ $now.toISODate() }}',
        }),
        task.create('Boek de herhaling', {
          title: t`Herhaling ${c.ref.soort} voor ${c.ref.naam}`,
          description: t`Geldig tot ${c.ref.geldig}. Zoek een datum die past in het rooster.`,
          due: '={{ $now.plus({ days: 14 }).toISODate() }}',
        }),
        form(
          'Nieuw bewijs',
          'Nieuw certificaat insturen',
          'Een foto of pdf is goed, als alles leesbaar is.',
          [
            ['naam', 'Naam'],
            ['email', 'E-mailadres', 'email'],
            ['soort', 'Soort', 'dropdown', ['VCA', 'BHV', 'Heftruck', 'EHBO', 'Anders']],
            ['geldig', 'Geldig tot', 'date'],
            ['bewijs', 'Bestand', 'file'],
          ],
        ),
        codeEach(
          'Maak de gegevens op',
          `
const { naam, email, soort, geldig } = $json;
const bestand = Object.values($input.item.binary)[0];
const soortBestand = (bestand.fileExtension || 'pdf').replace('.', '');
return { json: { sleutel: email + ' ' + soort, naam, email, soort, geldig, bestandsnaam: [soort, naam, geldig].join(' - ') + '.' + soortBestand }, binary: { data: bestand } };`,
        ),
        withErrorBranch(store.upload('Bewaar het bewijs', '={{ $json.bestandsnaam }}')),
        table.upsert('Werk de geldigheid bij', 'Certificaten', 'Sleutel', {
          Sleutel: only(from('Maak de gegevens op', 'sleutel')),
          Naam: only(f('naam')),
          'E-mail': only(f('email')),
          Soort: only(f('soort')),
          'Geldig tot': only(f('geldig')),
        }),
        mailer.send(
          'Bevestig de ontvangst',
          only(f('email')),
          t`Je ${f('soort')} is bijgewerkt`,
          t`Beste ${f('naam')},<br><br>Dank je. Je ${f('soort')} staat nu op geldig tot ${f('geldig')}.`,
        ),
        task.create('Sla het bewijs zelf op', {
          title: t`Bewijs van ${f('naam')} opslaan`,
          description: t`Het bestand kwam niet aan in ${store.app.label}. Vraag het opnieuw op.`,
          due: '={{ $now.toISODate() }}',
        }),
      ],
      flow: [
        `Elke ochtend > ${c.path} > Tel de dagen > Hoe lang nog? > Negentig dagen van tevoren`,
        'Hoe lang nog? #1 > Dertig dagen van tevoren > Boek de herhaling',
        'Hoe lang nog? #2 > Plan een cursus',
        'Nieuw bewijs > Maak de gegevens op > Bewaar het bewijs > Werk de geldigheid bij > Bevestig de ontvangst',
        'Bewaar het bewijs #1 > Sla het bewijs zelf op',
      ],
    };
  },
});
