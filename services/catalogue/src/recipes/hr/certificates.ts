import { sharedDrives } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { formAddress } from '../../apps/values.js';
import {
  AS_DAY,
  both,
  choose,
  codeEach,
  combine,
  everyDay,
  form,
  from,
  keep,
  only,
  recipe,
  rowsOf,
  say,
  t,
  withErrorBranch,
} from '../../kit/index.js';

const EARLY_DAYS = ownLimit(
  ['Dagen tot de eerste mail', 'Days for the first mail'],
  [
    'Hoeveel dagen voor het verlopen de eerste mail gaat.',
    'How many days before it expires the first mail leaves.',
  ],
  90,
);
const LATE_DAYS = ownLimit(
  ['Dagen tot de tweede mail', 'Days for the second mail'],
  [
    'Hoeveel dagen voor het verlopen de tweede mail gaat.',
    'How many days before it expires the second mail leaves.',
  ],
  30,
);

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
    const c = rowsOf(table, 'Lees de certificaten', say('Certificaten', 'Certificates'), 'Certificaat', {
      sleutel: say('Sleutel', 'Key'),
      naam: say('Naam', 'Name'),
      email: say('E-mail', 'Email'),
      soort: say('Soort', 'Kind'),
      geldig: say('Geldig tot', 'Valid until'),
      gemeld: say('Gemeld', 'Reported'),
    });
    const f = (field: string) => from('Nieuw bewijs', field);
    return {
      name: both(
        `Verlopende VCA- en BHV-certificaten in ${table.app.label} bewaken, met herinnering via ${mailer.app.label}`,
        `Track expiring staff certificates in ${table.app.label}, with reminders by ${mailer.app.label}`,
      ),
      description: both(
        `Standaard negentig en dertig dagen voor een certificaat in ${table.app.label} verloopt, krijgt de collega een mail via ${mailer.app.label}. Nieuw bewijs komt via een formulier in ${store.app.label}, wat verlopen is wordt een taak in ${task.app.label}.`,
        `By default ninety and thirty days before a certificate in ${table.app.label} expires the colleague gets a mail by ${mailer.app.label}. New proof goes through a form to ${store.app.label}; expired papers become a task in ${task.app.label}.`,
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
          'Maak een tabel Certificaten met de kolommen Sleutel, Naam, E-mail, Soort, Geldig tot en Gemeld; de sleutel is e-mail, spatie en soort. Gemeld vult de workflow zelf.',
          'Make a table Certificates with the columns Key, Name, Email, Kind, Valid until and Reported; the key is the email, a space and the kind. The workflow fills in Reported.',
        ),
        both('Zet het adres van het formulier in beide mails.', 'Put the address of the form in both mails.'),
      ],
      notes: [
        {
          over: ['Hoe lang nog?', 'Ruim van tevoren', 'Kort van tevoren', 'Plan een cursus'],
          text: say(
            '## Drie momenten\nElke grens telt één keer: Gemeld onthoudt welke er geweest is. Een gemiste ochtend of een laat toegevoegd certificaat wordt ingehaald.',
            '## Three moments\nEvery limit counts once: Reported remembers which has been. A missed morning or a certificate added late is made up for.',
          ),
        },
        {
          over: ['Nieuw bewijs', 'Maak de gegevens op', 'Bewaar het bewijs'],
          text: say(
            '## Nieuw bewijs\nHet bestand krijgt een vaste naam en de geldigheid wordt meteen bijgewerkt.',
            '## New proof\nThe file gets a fixed name and the validity is updated at once.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees de certificaten': 'Read the certificates',
        Certificaat: 'Certificate',
        'Tel de dagen': 'Count the days',
        'Nog niet gemeld': 'Not reported yet',
        'Hoe lang nog?': 'How long still?',
        'Noteer wat gemeld is': 'Note what was reported',
        'Ruim van tevoren': 'Well ahead',
        'Kort van tevoren': 'Shortly ahead',
        'Plan een cursus': 'Plan a course',
        'Boek de herhaling': 'Book the refresher',
        'Nieuw bewijs': 'New proof',
        'Maak de gegevens op': 'Prepare the data',
        'Bewaar het bewijs': 'Keep the proof',
        'Werk de geldigheid bij': 'Update the validity',
        'Bevestig de ontvangst': 'Confirm receipt',
        'Sla het bewijs zelf op': 'Store the proof yourself',
      },
      nodes: [
        everyDay('Elke ochtend', 6, 30),
        ...c.nodes,
        codeEach(
          'Tel de dagen',
          `
${AS_DAY}
const dagen = Math.round(asDay($json.geldig).startOf('day').diff(DateTime.now().startOf('day'), 'days').days);
const grens = dagen <= 0 ? 0 : dagen <= ${LATE_DAYS} ? 30 : dagen <= ${EARLY_DAYS} ? 90 : null;
const merk = $json.geldig + ' ' + grens;
return { json: { ...$json, dagen: Number.isFinite(dagen) ? dagen : null, grens, merk, nieuw: Boolean($json.sleutel) && grens !== null && merk !== $json.gemeld } };`,
        ),
        keep('Nog niet gemeld', [['={{ $json.nieuw }}', 'yes']]),
        choose('Hoe lang nog?', [
          [say('Eerste mail', 'First mail'), ['={{ $json.grens }}', '=', 90]],
          [say('Tweede mail', 'Second mail'), ['={{ $json.grens }}', '=', 30]],
          [say('Verlopen', 'Expired'), ['={{ $json.grens }}', '=', 0]],
        ]),
        table.upsert('Noteer wat gemeld is', say('Certificaten', 'Certificates'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: only(from('Tel de dagen', 'sleutel')),
          [say('Gemeld', 'Reported')]: only(from('Tel de dagen', 'merk')),
        }),
        withErrorBranch(
          mailer.send(
            'Ruim van tevoren',
            only(c.ref.email),
            say(
              t`Je ${c.ref.soort} verloopt over ${from('Tel de dagen', 'dagen')} dagen`,
              t`Your ${c.ref.soort} expires in ${from('Tel de dagen', 'dagen')} days`,
            ),
            say(
              t`Beste ${c.ref.naam},<br><br>Je ${c.ref.soort} is geldig tot ${c.ref.geldig}. Plan alvast je herhaling en stuur het nieuwe bewijs in via <a href="${formAddress}">het formulier</a>.`,
              t`Dear ${c.ref.naam},<br><br>Your ${c.ref.soort} is valid until ${c.ref.geldig}. Plan your refresher already and send in the new proof through <a href="${formAddress}">the form</a>.`,
            ),
          ),
        ),
        withErrorBranch(
          mailer.send(
            'Kort van tevoren',
            only(c.ref.email),
            say(
              t`Nog ${from('Tel de dagen', 'dagen')} dagen: ${c.ref.soort}`,
              t`${from('Tel de dagen', 'dagen')} days left: ${c.ref.soort}`,
            ),
            say(
              t`Beste ${c.ref.naam},<br><br>Over ${from('Tel de dagen', 'dagen')} dagen verloopt je ${c.ref.soort}. Daarna mag je het werk niet doen. Stuur je nieuwe bewijs in via <a href="${formAddress}">het formulier</a>.`,
              t`Dear ${c.ref.naam},<br><br>Your ${c.ref.soort} expires in ${from('Tel de dagen', 'dagen')} days. After that you may not do the work. Send in your new proof through <a href="${formAddress}">the form</a>.`,
            ),
          ),
        ),
        task.create('Plan een cursus', {
          title: say(
            t`${c.ref.soort} van ${c.ref.naam} is verlopen`,
            t`${c.ref.soort} of ${c.ref.naam} has expired`,
          ),
          description: say(
            'Haal de collega van het werk waarvoor dit certificaat nodig is en boek de cursus.',
            'Take the colleague off the work that needs this certificate and book the course.',
          ),
          due: '={{ $now.toISODate() }}',
        }),
        task.create('Boek de herhaling', {
          title: say(
            t`Herhaling ${c.ref.soort} voor ${c.ref.naam}`,
            t`Refresher ${c.ref.soort} for ${c.ref.naam}`,
          ),
          description: say(
            t`Geldig tot ${c.ref.geldig}. Zoek een datum die past in het rooster.`,
            t`Valid until ${c.ref.geldig}. Find a date that fits the roster.`,
          ),
          due: '={{ $now.plus({ days: 14 }).toISODate() }}',
        }),
        form(
          'Nieuw bewijs',
          say('Nieuw certificaat insturen', 'Send in a new certificate'),
          say(
            'Een foto of pdf is goed, als alles leesbaar is.',
            'A photo or PDF is fine, as long as everything is legible.',
          ),
          [
            ['naam', say('Naam', 'Name')],
            ['email', say('E-mailadres', 'Email address'), 'email'],
            [
              'soort',
              say('Soort', 'Kind'),
              'dropdown',
              ['VCA', 'BHV', say('Heftruck', 'Forklift'), say('EHBO', 'First aid'), say('Anders', 'Other')],
            ],
            ['geldig', say('Geldig tot', 'Valid until'), 'date'],
            ['bewijs', say('Bestand', 'File'), 'file'],
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
        table.upsert('Werk de geldigheid bij', say('Certificaten', 'Certificates'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: only(from('Maak de gegevens op', 'sleutel')),
          [say('Naam', 'Name')]: only(f('naam')),
          [say('E-mail', 'Email')]: only(f('email')),
          [say('Soort', 'Kind')]: only(f('soort')),
          [say('Geldig tot', 'Valid until')]: only(f('geldig')),
        }),
        mailer.send(
          'Bevestig de ontvangst',
          only(f('email')),
          say(t`Je ${f('soort')} is bijgewerkt`, t`Your ${f('soort')} has been updated`),
          say(
            t`Beste ${f('naam')},<br><br>Dank je. Je ${f('soort')} staat nu op geldig tot ${f('geldig')}.`,
            t`Dear ${f('naam')},<br><br>Thank you. Your ${f('soort')} is now recorded as valid until ${f('geldig')}.`,
          ),
        ),
        task.create('Sla het bewijs zelf op', {
          title: say(t`Bewijs van ${f('naam')} opslaan`, t`Store the proof of ${f('naam')}`),
          description: say(
            t`Het bestand kwam niet aan in ${store.app.label}. Vraag het opnieuw op.`,
            t`The file did not arrive in ${store.app.label}. Ask for it again.`,
          ),
          due: '={{ $now.toISODate() }}',
        }),
      ],
      flow: [
        `Elke ochtend > ${c.path} > Tel de dagen > Nog niet gemeld > Hoe lang nog? > Ruim van tevoren > Noteer wat gemeld is`,
        'Ruim van tevoren #1 > Boek de herhaling',
        'Kort van tevoren #1 > Boek de herhaling',
        'Hoe lang nog? #1 > Kort van tevoren > Boek de herhaling > Noteer wat gemeld is',
        'Hoe lang nog? #2 > Plan een cursus > Noteer wat gemeld is',
        'Nieuw bewijs > Maak de gegevens op > Bewaar het bewijs > Werk de geldigheid bij > Bevestig de ontvangst',
        'Bewaar het bewijs #1 > Sla het bewijs zelf op',
      ],
    };
  },
});
