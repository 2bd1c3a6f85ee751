import { chats } from '../../apps/chats.js';
import { lightspeedAll, lightspeedKey, lightspeedRead, lightspeedWrite } from '../../apps/lightspeed.js';
import { sendcloudAll, sendcloudParcel, sendcloudRead } from '../../apps/sendcloud.js';
import { SENDCLOUD_METHOD, sendcloudApp } from '../../apps/shipping.js';
import { tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import {
  both,
  code,
  codeEach,
  combine,
  cron,
  goOnAfterError,
  keep,
  loop,
  onlyNew,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { LIGHTSPEED_ADDRESS } from './parts.js';

const lightspeed = { app: lightspeedKey };
const sendcloud = { app: sendcloudApp };

export const lightspeedToSendcloud = recipe({
  id: 'lightspeed-orders-to-sendcloud',
  category: 'ecommerce',
  tags: ['lightspeed', 'sendcloud', 'etiket', 'verzenden'],
  saves: spares(
    4,
    'Iemand zet het adres van een bestelling over en zoekt de verzendwijze erbij.',
    'Somebody copies the address of an order and looks up how to ship it.',
  ),
  variants: combine({ tasks: taskApps, chat: chats }, { take: 3 }),
  build: ({ tasks, chat }) => ({
    name: both(
      `Betaalde Lightspeed-bestellingen klaarzetten in Sendcloud, adresfouten in ${tasks.app.label}, telling in ${chat.app.label}`,
      `Prepare paid Lightspeed orders at Sendcloud, address errors in ${tasks.app.label}, count in ${chat.app.label}`,
    ),
    description: both(
      `Zet drie keer per dag betaalde bestellingen uit Lightspeed zonder etiket klaar in Sendcloud. Een onvolledig adres of een postcode die niet bij het land past wordt eerst een taak in ${tasks.app.label}; ${chat.app.label} krijgt de telling.`,
      `Three times a day it prepares paid orders of Lightspeed at Sendcloud, without a label yet. An incomplete address or a postcode that does not fit its country becomes a task in ${tasks.app.label} first; ${chat.app.label} gets the count.`,
    ),
    benefit: both(
      'Inpakken en afdrukken, zonder adressen over te tikken.',
      'Pack and print, without retyping addresses.',
    ),
    uses: [
      [lightspeed, both('geeft de betaalde bestellingen', 'gives the paid orders')],
      [sendcloud, both('krijgt de pakketten om af te drukken', 'gets the parcels to print')],
      [tasks, both('krijgt adressen om na te vragen', 'gets addresses to ask about')],
      [chat, both('hoort hoeveel er klaarstaan', 'hears how many are ready')],
    ],
    setup: [
      both(
        'Sendcloud gebruikt je standaardgewicht; pas het bij het afdrukken aan waar dat nodig is.',
        'Sendcloud takes your default weight; adapt it when printing where that is needed.',
      ),
    ],
    notes: [
      {
        over: ['Zoek het pakket in Sendcloud', 'Staat het er nog niet?'],
        text: say(
          '## Elke bestelling één pakket\nSendcloud wordt eerst gevraagd of er al een pakket met dit ordernummer is. Etiketten drukt iemand zelf af: er kost nog niets geld.',
          '## One parcel for each order\nSendcloud is first asked whether it has a parcel with this order number. Somebody prints the labels: nothing costs money yet.',
        ),
      },
    ],
    names: {
      'Om negen, twaalf en drie': 'At nine, twelve and three',
      'Lees de bestellingen van deze week': "Read this week's orders",
      'Bestelling uit Lightspeed': 'Order of Lightspeed',
      'Betaald en nog niet weg': 'Paid and not sent yet',
      'Order na order': 'One order after another',
      'Zoek het pakket in Sendcloud': 'Find the parcel at Sendcloud',
      'Staat het er nog niet?': 'Is it not there yet?',
      'Maak het pakket op': 'Make up the parcel',
      'Is het adres bruikbaar?': 'Is the address usable?',
      'Zet het pakket klaar': 'Prepare the parcel',
      'Pakket staat klaar': 'Parcel is ready',
      'Nog geen taak voor dit adres': 'No task for this address yet',
      'Vraag het adres na': 'Ask about the address',
      'Tel wat klaarstaat': 'Count what is ready',
      'Vertel hoeveel': 'Tell how many',
      'Ga door met de volgende': 'Go on with the next',
    },
    nodes: [
      cron('Om negen, twaalf en drie', '0 9,12,15 * * 1-5'),
      ...lightspeedAll('Lees de bestellingen van deze week', 'orders', 'Bestelling uit Lightspeed', {
        updated_at_min: "={{ $now.minus({ days: 7 }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss') }}",
      }),
      keep('Betaald en nog niet weg', [
        ['={{ $json.status }}', 'is', 'processing_awaiting_shipment'],
        ['={{ $json.paymentStatus }}', 'is', 'paid'],
      ]),
      loop('Order na order', 1),
      sendcloudRead('Zoek het pakket in Sendcloud', 'parcels', {
        query: { order_number: '={{ $json.number }}' },
      }),
      when('Staat het er nog niet?', [
        [
          "={{ (($json.parcels ?? []).filter((een) => een.order_number === $('Order na order').item.json.number && Number(een.status?.id) < 1998)).length === 0 }}",
          'yes',
        ],
      ]),
      codeEach(
        'Maak het pakket op',
        `
const order = $('Order na order').item.json;${LIGHTSPEED_ADDRESS}
const vorm = { NL: /^[1-9]\\d{3}\\s?[A-Za-z]{2}$/, BE: /^[1-9]\\d{3}$/, DE: /^\\d{5}$/, FR: /^\\d{5}$/ }[adres.land];
const fout = [...mist, ...(vorm && adres.postcode && !vorm.test(adres.postcode) ? [${say("'postcode past niet bij '", "'the postcode does not fit '")} + adres.land] : [])].join(', ');
return { json: { nummer: String(order.number), fout, klant: [order.email, order.mobile || order.phone].filter(Boolean).join(', '),
  pakket: { name: adres.naam.slice(0, 75), company_name: adres.bedrijf, address: adres.straat, house_number: adres.nummer, postal_code: adres.postcode, city: adres.plaats, country: adres.land, email: order.email ?? '', telephone: order.mobile || order.phone || '', order_number: String(order.number), request_label: false, shipment: { id: Number(${SENDCLOUD_METHOD}) } } } };`,
      ),
      when('Is het adres bruikbaar?', [['={{ $json.fout }}', 'empty']]),
      withErrorBranch(sendcloudParcel('Zet het pakket klaar', '$json.pakket')),
      set('Pakket staat klaar', { klaar: "={{ $('Maak het pakket op').item.json.nummer }}" }),
      onlyNew('Nog geen taak voor dit adres', "={{ $('Maak het pakket op').item.json.nummer }}"),
      tasks.create('Vraag het adres na', {
        title: say(
          "=Adres van bestelling {{ $('Maak het pakket op').item.json.nummer }} klopt niet",
          "=The address of order {{ $('Maak het pakket op').item.json.nummer }} is wrong",
        ),
        description: say(
          "={{ $('Maak het pakket op').item.json.fout || $json.error?.message || 'Sendcloud weigerde het pakket.' }} Klant: {{ $('Maak het pakket op').item.json.klant }}. Pas het adres in Lightspeed aan; het pakket volgt dan vanzelf.",
          "={{ $('Maak het pakket op').item.json.fout || $json.error?.message || 'Sendcloud refused the parcel.' }} Customer: {{ $('Maak het pakket op').item.json.klant }}. Correct the address in Lightspeed; the parcel follows by itself.",
        ),
        due: '={{ $now.plus({ hours: 4 }).toISO() }}',
      }),
      code(
        'Tel wat klaarstaat',
        `
const klaar = $input.all().map(({ json }) => json.klaar).filter(Boolean);
return klaar.length ? [{ json: { aantal: klaar.length, welke: klaar.slice(0, 40).join(', ') } }] : [];`,
      ),
      chat.post(
        'Vertel hoeveel',
        say(
          '={{ $json.aantal }} pakketten staan klaar in Sendcloud: {{ $json.welke }}',
          '={{ $json.aantal }} parcels are ready at Sendcloud: {{ $json.welke }}',
        ),
      ),
      set('Ga door met de volgende', { gezien: "={{ $('Order na order').item.json.number }}" }),
    ],
    flow: [
      'Om negen, twaalf en drie > Lees de bestellingen van deze week > Bestelling uit Lightspeed > Betaald en nog niet weg > Order na order #1 > Zoek het pakket in Sendcloud > Staat het er nog niet? > Maak het pakket op > Is het adres bruikbaar? > Zet het pakket klaar > Pakket staat klaar > Order na order',
      'Staat het er nog niet? #1 > Ga door met de volgende > Order na order',
      'Is het adres bruikbaar? #1 > Ga door met de volgende',
      'Zet het pakket klaar #1 > Ga door met de volgende',
      'Is het adres bruikbaar? #1 > Nog geen taak voor dit adres > Vraag het adres na',
      'Zet het pakket klaar #1 > Nog geen taak voor dit adres',
      'Order na order > Tel wat klaarstaat > Vertel hoeveel',
    ],
  }),
});

export const sendcloudSentToLightspeed = recipe({
  id: 'sendcloud-sent-to-lightspeed',
  category: 'ecommerce',
  tags: ['lightspeed', 'sendcloud', 'track en trace'],
  saves: spares(
    20,
    'Iemand zet aan het eind van de dag alle bestellingen op verzonden met hun volgcode.',
    'At the end of the day somebody marks all orders as sent with their tracking codes.',
  ),
  variants: combine({ table: tables }, { take: 3 }),
  build: ({ table }) => ({
    name: both(
      `Verzonden Sendcloud-pakketten elk uur in Lightspeed bijwerken, uitzonderingen in ${table.app.label}`,
      `Update Lightspeed with sent Sendcloud parcels every hour, exceptions in ${table.app.label}`,
    ),
    description: both(
      `Haalt elk uur op welke pakketten volgens Sendcloud bij de vervoerder zijn, zoekt de zending zonder volgcode in Lightspeed en vult die aan, zodat de klant bericht krijgt. Wat dubbel of onbekend is komt in ${table.app.label}.`,
      `Every hour it fetches the parcels that the carrier has according to Sendcloud, finds the shipment without a tracking code in Lightspeed and completes it, so that the customer is told. What is double or unknown goes into ${table.app.label}.`,
    ),
    benefit: both(
      'Lightspeed klopt zonder dat iemand volgcodes plakt.',
      'Lightspeed is right without anybody pasting tracking codes.',
    ),
    uses: [
      [sendcloud, both('geeft de aangenomen pakketten', 'gives the accepted parcels')],
      [lightspeed, both('krijgt de volgcodes', 'gets the tracking codes')],
      [table, both('bewaart wat niet paste', 'keeps what did not fit')],
    ],
    setup: [
      both(
        'Geef pakketten in Sendcloud het bestelnummer van Lightspeed als ordernummer.',
        'Give parcels at Sendcloud the order number of Lightspeed as order number.',
      ),
      both(
        `Maak in ${table.app.label} de tabel Volgcodes zonder plek met Order, Volgcode, Reden en Gezien.`,
        `In ${table.app.label}, make the table Tracking codes without a place with Order, Tracking code, Reason and Seen.`,
      ),
    ],
    names: {
      'Elk uur van zeven tot tien': 'Every hour from seven to ten',
      'Lees de aangenomen pakketten': 'Read the accepted parcels',
      'Aangenomen pakket': 'Accepted parcel',
      'Een volgcode per order': 'One tracking code an order',
      'Pak ze een voor een': 'Take them one by one',
      'Zoek de Lightspeed-order': 'Find the Lightspeed order',
      'Zoek de zending erbij': 'Find its shipment',
      'Waar hoort de code?': 'Where does the code belong?',
      'Plek gevonden?': 'Place found?',
      'Vul de zending aan': 'Complete the shipment',
      'Is er iets te melden?': 'Is there something to tell?',
      'Nog niet bewaard': 'Not kept yet',
      'Bewaar de uitzondering': 'Keep the exception',
      'Klaar met dit pakket': 'Done with this parcel',
    },
    nodes: [
      cron('Elk uur van zeven tot tien', '10 7-22 * * *'),
      ...sendcloudAll('Lees de aangenomen pakketten', 'parcels', 'Aangenomen pakket', {
        updated_after: '={{ $now.minus({ hours: $now.hour < 9 ? 12 : 3 }).toUTC().toISO() }}',
      }),
      code(
        'Een volgcode per order',
        `
const echt = $input.all().map(({ json }) => json).filter((een) => een.is_return !== true && een.tracking_number && /^\\S+$/.test(String(een.order_number ?? '')) && [3, 4, 5, 6, 7, 8, 11, 12, 22, 80, 91, 92, 93].includes(Number(een.status?.id)));
return [...new Map(echt.map((een) => [een.order_number, een])).values()].map((een) => ({ json: { order: een.order_number, code: een.tracking_number, dozen: echt.filter((ander) => ander.order_number === een.order_number).length } }));`,
      ),
      loop('Pak ze een voor een', 1),
      withErrorBranch(
        lightspeedRead('Zoek de Lightspeed-order', 'orders.json', {
          query: { number: '={{ $json.order }}' },
        }),
      ),
      withErrorBranch(
        lightspeedRead('Zoek de zending erbij', 'shipments.json', {
          query: { order: '={{ $json.orders?.[0]?.id ?? 0 }}' },
        }),
      ),
      codeEach(
        'Waar hoort de code?',
        `
const { order, code, dozen } = $('Pak ze een voor een').item.json;
const orders = ($('Zoek de Lightspeed-order').item.json.orders ?? []).filter((een) => een.number === order);
const alle = ($json.shipments ?? []).filter((een) => een.status !== 'cancelled');
const open = orders.length === 1 ? alle.filter((een) => !een.trackingCode) : [];
const bekend = orders.length === 1 && alle.some((een) => een.trackingCode === code);
const reden = bekend ? '' : orders.length === 0 ? ${say("'geen bestelling met dit nummer in Lightspeed'", "'no order with this number in Lightspeed'")} : orders[0].status === 'cancelled' ? ${say("'de bestelling is geannuleerd'", "'the order was cancelled'")} : open.length === 0 ? ${say("'de zending heeft al een andere volgcode'", "'the shipment has another tracking code already'")} : open.length > 1 ? ${say("'meer zendingen open'", "'several shipments open'")} : dozen > 1 ? ${say("'meer dozen: de tweede code staat er niet bij'", "'several boxes: the second code is not with it'")} : '';
return { json: { order, code, reden, id: open.length === 1 && orders[0].status !== 'cancelled' ? open[0].id : 0 } };`,
      ),
      when('Plek gevonden?', [['={{ $json.id }}', '>', 0]]),
      withErrorBranch(
        lightspeedWrite(
          'Vul de zending aan',
          '=shipments/{{ $json.id }}.json',
          "{ shipment: { status: 'shipped', trackingCode: $json.code, doNotifyShipped: true, doNotifyTrackingCode: true } }",
        ),
      ),
      when('Is er iets te melden?', [
        [
          "={{ Boolean($('Waar hoort de code?').isExecuted && $('Waar hoort de code?').item.json.reden) || Boolean($json.error) }}",
          'yes',
        ],
      ]),
      // The same parcel comes by in several rounds.
      onlyNew(
        'Nog niet bewaard',
        "={{ $('Pak ze een voor een').item.json.code + ' ' + ($json.error ? $now.toISODate() : $('Waar hoort de code?').item.json.reden) }}",
      ),
      goOnAfterError(
        table.append(
          'Bewaar de uitzondering',
          say('Volgcodes zonder plek', 'Tracking codes without a place'),
          {
            [say('Order', 'Order')]: "={{ $('Pak ze een voor een').item.json.order }}",
            [say('Volgcode', 'Tracking code')]: "={{ $('Pak ze een voor een').item.json.code }}",
            [say('Reden', 'Reason')]: say(
              "={{ $json.error ? 'Lightspeed: ' + ($json.error.message ?? 'geen antwoord') : $('Waar hoort de code?').item.json.reden }}",
              "={{ $json.error ? 'Lightspeed: ' + ($json.error.message ?? 'no answer') : $('Waar hoort de code?').item.json.reden }}",
            ),
            [say('Gezien', 'Seen')]: '={{ $now.toISO() }}',
          },
        ),
      ),
      set('Klaar met dit pakket', { order: "={{ $('Pak ze een voor een').item.json.order }}" }),
    ],
    flow: [
      'Elk uur van zeven tot tien > Lees de aangenomen pakketten > Aangenomen pakket > Een volgcode per order > Pak ze een voor een #1 > Zoek de Lightspeed-order > Zoek de zending erbij > Waar hoort de code? > Plek gevonden? > Vul de zending aan > Is er iets te melden? > Nog niet bewaard > Bewaar de uitzondering',
      'Is er iets te melden? > Klaar met dit pakket > Pak ze een voor een',
      'Plek gevonden? #1 > Is er iets te melden?',
      'Vul de zending aan #1 > Is er iets te melden?',
      'Zoek de Lightspeed-order #1 > Nog niet bewaard',
      'Zoek de Lightspeed-order #1 > Klaar met dit pakket',
      'Zoek de zending erbij #1 > Nog niet bewaard',
      'Zoek de zending erbij #1 > Klaar met dit pakket',
      'Is er iets te melden? #1 > Klaar met dit pakket',
    ],
  }),
});
