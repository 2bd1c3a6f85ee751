import { sharedDrives } from '../../apps/file-stores.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { formAddress } from '../../apps/values.js';
import {
  AS_DAY,
  asDayText,
  both,
  choose,
  code,
  codeEach,
  combine,
  everyDay,
  form,
  from,
  keep,
  only,
  onlyNew,
  recipe,
  rowsOf,
  say,
  t,
  tryAgain,
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
        `Standaard negentig en dertig dagen voor een certificaat in ${table.app.label} verloopt, krijgt de collega een mail via ${mailer.app.label}. Nieuw bewijs komt via een formulier in ${store.app.label}; nakijken en wat verlopen is wordt een taak in ${task.app.label}.`,
        `By default ninety and thirty days before a certificate in ${table.app.label} expires the colleague gets a mail by ${mailer.app.label}. New proof goes through a form to ${store.app.label}; checking it and what expired become tasks in ${task.app.label}.`,
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
          'Maak een tabel Certificaten met de kolommen Sleutel, Naam, E-mail, Soort, Geldig tot, Ingestuurd tot en Gemeld; de sleutel is e-mail in kleine letters, spatie en soort. Ingestuurd tot en Gemeld vult de workflow zelf.',
          'Make a table Certificates with the columns Key, Name, Email, Kind, Valid until, Sent in until and Reported; the key is the email in small letters, a space and the kind. The workflow fills in Sent in until and Reported.',
        ),
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
            '## Nieuw bewijs\nHet bestand krijgt een vaste naam en de datum komt in Ingestuurd tot. Wie het formulier kent, kan insturen: daarom zet een mens de datum over naar Geldig tot, na een blik op het bewijs.',
            '## New proof\nThe file gets a fixed name and the date goes into Sent in until. Whoever knows the form can send something in: so a person copies the date to Valid until, after a look at the proof.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees de certificaten': 'Read the certificates',
        Certificaat: 'Certificate',
        'Tel de dagen': 'Count the days',
        'Wat niet te bewaken is': 'What cannot be guarded',
        'Nog niet gevraagd': 'Not asked yet',
        'Maak de lijst compleet': 'Complete the list',
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
        'Noteer de nieuwe datum': 'Note the new date',
        'Kijk het bewijs na': 'Check the proof',
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
${asDayText()}
const dagen = Math.round(asDay($json.geldig).startOf('day').diff(DateTime.now().startOf('day'), 'days').days);
const grens = dagen <= 0 ? 0 : dagen <= ${LATE_DAYS} ? 30 : dagen <= ${EARLY_DAYS} ? 90 : null;
const merk = $json.geldig + ' ' + grens;
return { json: { ...$json, dagen: Number.isFinite(dagen) ? dagen : null, tot: Number.isFinite(dagen) ? dagtekst(asDay($json.geldig)) : '', grens, merk, onleesbaar: Boolean($json.naam || $json.email) && (!$json.sleutel || !Number.isFinite(dagen)), nieuw: Boolean($json.sleutel) && grens !== null && merk !== $json.gemeld } };`,
        ),
        code(
          'Wat niet te bewaken is',
          `
const namen = $input.all().map(({ json }) => json).filter((een) => een.onleesbaar).map((een) => (een.naam || een.email) + ' (' + (een.soort || '?') + ')');
return namen.length > 0 ? [{ json: { namen: namen.join(', ') } }] : [];`,
        ),
        onlyNew('Nog niet gevraagd', '={{ $json.namen }}'),
        task.create('Maak de lijst compleet', {
          title: say(
            'Certificaten zonder leesbare datum of sleutel',
            'Certificates without a readable date or key',
          ),
          description: say(
            '=Deze worden niet bewaakt: {{ $json.namen }}. Vul Sleutel en Geldig tot aan.',
            '=These are not guarded: {{ $json.namen }}. Complete Key and Valid until.',
          ),
          due: '={{ $now.toISODate() }}',
        }),
        keep('Nog niet gemeld', [['={{ $json.nieuw }}', 'yes']]),
        choose('Hoe lang nog?', [
          [say('Eerste mail', 'First mail'), ['={{ $json.grens }}', '=', 90]],
          [say('Tweede mail', 'Second mail'), ['={{ $json.grens }}', '=', 30]],
          [say('Verlopen', 'Expired'), ['={{ $json.grens }}', '=', 0]],
        ]),
        tryAgain(
          table.upsert('Noteer wat gemeld is', say('Certificaten', 'Certificates'), say('Sleutel', 'Key'), {
            [say('Sleutel', 'Key')]: only(from('Tel de dagen', 'sleutel')),
            [say('Gemeld', 'Reported')]: only(from('Tel de dagen', 'merk')),
          }),
        ),
        withErrorBranch(
          mailer.send(
            'Ruim van tevoren',
            only(c.ref.email),
            say(
              t`Je ${c.ref.soort} verloopt over ${from('Tel de dagen', 'dagen')} dagen`,
              t`Your ${c.ref.soort} expires in ${from('Tel de dagen', 'dagen')} days`,
            ),
            say(
              t`Beste ${c.ref.naam},<br><br>Je ${c.ref.soort} is geldig tot ${from('Tel de dagen', 'tot')}. Plan alvast je herhaling en stuur het nieuwe bewijs in via <a href="${formAddress}">het formulier</a>.`,
              t`Dear ${c.ref.naam},<br><br>Your ${c.ref.soort} is valid until ${from('Tel de dagen', 'tot')}. Plan your refresher already and send in the new proof through <a href="${formAddress}">the form</a>.`,
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
            t`Geldig tot ${from('Tel de dagen', 'tot')}. Zoek een datum die past in het rooster en kijk of ${c.ref.email} het juiste mailadres is.`,
            t`Valid until ${from('Tel de dagen', 'tot')}. Find a date that fits the roster and check that ${c.ref.email} is the right address.`,
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
            ['welk?', say('Welk certificaat, bij Anders', 'Which certificate, for Other')],
            ['geldig', say('Geldig tot', 'Valid until'), 'date'],
            ['bewijs', say('Bestand', 'File'), 'file'],
          ],
        ),
        codeEach(
          'Maak de gegevens op',
          `
${asDayText()}
const { naam, geldig } = $json;
const soort = ['${say('Anders', 'Other')}'].includes($json.soort) && String($json.welk ?? '').trim() !== '' ? String($json.welk).trim().slice(0, 60) : $json.soort;
${say('// De sleutel in de tabel is in kleine letters.', '// The key in the table is in small letters.')}
const email = String($json.email ?? '').trim().toLowerCase();
const bestand = Object.values($input.item.binary)[0];
const soortBestand = (bestand.fileExtension || 'pdf').replace('.', '');
return { json: { sleutel: email + ' ' + soort, naam, email, soort, geldig, tot: dagtekst(DateTime.fromISO(String(geldig).slice(0, 10))), bestandsnaam: [soort, naam, geldig].join(' - ') + '.' + soortBestand }, binary: { data: bestand } };`,
        ),
        withErrorBranch(store.upload('Bewaar het bewijs', '={{ $json.bestandsnaam }}')),
        table.upsert('Noteer de nieuwe datum', say('Certificaten', 'Certificates'), say('Sleutel', 'Key'), {
          [say('Sleutel', 'Key')]: only(from('Maak de gegevens op', 'sleutel')),
          [say('Naam', 'Name')]: only(f('naam')),
          [say('E-mail', 'Email')]: only(from('Maak de gegevens op', 'email')),
          [say('Soort', 'Kind')]: only(from('Maak de gegevens op', 'soort')),
          [say('Ingestuurd tot', 'Sent in until')]: only(f('geldig')),
        }),
        task.create('Kijk het bewijs na', {
          title: say(
            t`Kijk ${from('Maak de gegevens op', 'soort')} van ${f('naam')} na`,
            t`Check ${from('Maak de gegevens op', 'soort')} of ${f('naam')}`,
          ),
          description: say(
            t`Ingevuld door ${f('email')}: geldig tot ${from('Maak de gegevens op', 'tot')}. Vergelijk dat met ${from('Maak de gegevens op', 'bestandsnaam')} in ${store.app.label} en zet de datum in Certificaten bij Geldig tot als hij klopt; tot dan blijven de herinneringen komen.`,
            t`Filled in by ${f('email')}: valid until ${from('Maak de gegevens op', 'tot')}. Compare it with ${from('Maak de gegevens op', 'bestandsnaam')} in ${store.app.label} and put the date under Valid until in Certificates if it is right; until then the reminders go on.`,
          ),
          due: '={{ $now.plus({ days: 3 }).toISODate() }}',
        }),
        mailer.send(
          'Bevestig de ontvangst',
          only(f('email')),
          say(
            t`Je bewijs van ${from('Maak de gegevens op', 'soort')} is binnen`,
            t`We have your proof of ${from('Maak de gegevens op', 'soort')}`,
          ),
          say(
            t`Beste ${f('naam')},<br><br>Dank je. We kijken het bewijs na en zetten je ${from('Maak de gegevens op', 'soort')} daarna op geldig tot ${from('Maak de gegevens op', 'tot')}.`,
            t`Dear ${f('naam')},<br><br>Thank you. We check the proof and then record your ${from('Maak de gegevens op', 'soort')} as valid until ${from('Maak de gegevens op', 'tot')}.`,
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
        'Tel de dagen > Wat niet te bewaken is > Nog niet gevraagd > Maak de lijst compleet',
        'Nieuw bewijs > Maak de gegevens op > Bewaar het bewijs > Noteer de nieuwe datum > Kijk het bewijs na > Bevestig de ontvangst',
        'Bewaar het bewijs #1 > Sla het bewijs zelf op',
      ],
    };
  },
});
