import type {ReactNode} from 'react';
import {MailForm} from '../../components/MailForm';
import {PageHero} from '../../components/PageHero';
import {Section} from '../../components/Section';
import type {ContactContent} from '../../content/company/types';
import {Page} from '../shell/Page';
import {ContactCards} from './ContactCards';
import {MapPlaceholder} from './MapPlaceholder';

/** Renders the contact page: people, a form, and the address. */
export function ContactPage({content}: {content: ContactContent}): ReactNode {
  const {meta, hero, cards, address, form, map} = content;
  return (
    <Page {...meta}>
      <PageHero {...hero} />
      <ContactCards cards={cards} />
      <div data-no-print>
        <Section id="message" title={form.title} lead={form.lead} tone="raised" layout="split">
          <MailForm id="contact" labelledBy="message" {...form.mail} />
        </Section>
      </div>
      <MapPlaceholder map={map} address={address} />
    </Page>
  );
}
