// Sample content: the addresses, numbers and the map are placeholders. The domain never resolves, the numbers never ring.
import {facts} from '../../facts';
import {mailForm} from '../mailForm';
import type {FormField} from '../types';

const {name, mailboxes} = facts.brand;
const {support} = facts.company;

/** The contact page. Source: spec/documentation-and-company.md, sections 2, 3 and 9. */
export const contactContent = {
  meta: {
    title: 'Contact',
    description: `Talk to ${name}: sales and support by email, who answers the phone and when, the headquarters address and a message form.`,
  },
  hero: {
    back: {title: 'About', href: '/about'},
    title: 'Say it to a person',
    lead: 'Two mailboxes, both read by people. If you would rather talk, sales has a telephone, and premium support has another.',
    actions: {'Send a message': '#message'},
  },
  cards: [
    {
      title: 'Sales',
      text: 'Prices for your volume, a demonstration with your own recordings, contracts and security questions.',
      email: mailboxes.sales,
      phone: {text: '+1 (415) 555-0142', href: 'tel:+14155550142'},
      terms: [
        {title: 'Bring', text: 'A recording that went wrong elsewhere'},
        {title: 'Leave with', text: 'A plan, or a straight no'},
      ],
      more: {title: 'Pricing', href: '/products/pricing'},
    },
    {
      title: 'Support',
      text: 'Something you built does not hear what it should. Tell us the request, the response, and what you expected.',
      email: mailboxes.support,
      phone: {label: 'Premium:', text: '+1 (415) 555-0178', href: 'tel:+14155550178'},
      terms: [
        {title: 'Standard', text: `${support.standardHours}, email answered within ${support.standardResponse}`},
        {title: 'Premium', text: `${support.premiumHours}, email answered within ${support.premiumResponse}`},
      ],
      more: {title: 'Support options', href: '/developers/support'},
    },
  ],
  address: {
    title: 'Headquarters',
    mark: 'Sample address',
    lines: [name, '480 Harbor Row, Floor 3', 'San Francisco, California', 'United States'],
  },
  form: {
    title: 'Send a message',
    lead: 'For prices, contracts, and everything else that isn’t support. The sales team reads it.',
    mail: {
      ...mailForm(mailboxes.sales),
      fields: [
        {name: 'name', label: 'Name', autoComplete: 'name', optional: true},
        {name: 'email', label: 'Email', type: 'email', autoComplete: 'email', optional: true},
        {name: 'subject', label: 'Subject', optional: true},
        {name: 'message', label: 'Message', rows: 6, missing: 'Write a message.'},
      ] satisfies FormField[],
      subject: 'subject',
      text: 'message',
    },
  },
  // Lines on a grid of 1280 by 460, with the office in the middle.
  map: {
    label: 'Placeholder for a map: a drawn street grid beside the water, with the office at its center.',
    mark: 'Map placeholder',
    caption: 'Drawn from imagination. A real map comes with a real address.',
    water: 'M-40 392C160 352 300 404 470 388S790 330 960 366s240 62 380 22v120H-40z',
    streets:
      'M-20 8L1300 212M-20 184L1300 388M-20 272L900 414M380 -40L1300 102M-20 52L620 151M120 -20L52 420M280 -20L212 430M440 -20L372 420M600 -20L532 410M860 -20L804 350M1040 -20L984 372M1180 -20L1116 400M-20 420L560 -30M1300 30L1010 224',
    wideStreets: 'M-20 96L1300 300M712 -20L650 380',
    names: [
      {text: 'Harbor Row', x: 826, y: 226, angle: 8.8},
      {text: 'Quill Lane', x: 812, y: 312, angle: 8.8},
    ],
  },
};
