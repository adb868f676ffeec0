import {facts} from '../../../src/facts';
import {formatNumber} from '../../../src/facts/format';
import {docsRoute} from '../../../src/facts/routes';
import type {Answer} from '../../../src/search/shape';

const {docs, company, pricing} = facts;
const {freeTier, developerTier, errors, assistant, sdk, security} = docs;

const assistantErrors = Object.entries(assistant.messages)
  .filter(([code]) => code !== 'default')
  .map(
    ([code, message]): Answer => ({
      asks: [code],
      title: code,
      text: `The assistant says: “${message}”`,
      href: `${docsRoute}/voice-assistant-implementation#errors-and-what-to-say`,
    }),
  );

/** Direct answers above the search results: limits and errors. Each contains facts, and links to the section about them. */
export const answers: Answer[] = [
  {
    asks: ['429', 'too many requests', 'rate limit exceeded', 'rate limit error'],
    title: `${errors.rateLimit.status} ${errors.rateLimit.name}`,
    text: `A call over the limit of your tier. Free tier: ${formatNumber(freeTier.callsPerMonth)} calls a month, ${freeTier.callsPerDay} a day. Developer tier: ${formatNumber(developerTier.requestsPerMinute)} requests a minute.`,
    href: `${docsRoute}/rest-api-reference#rate-limits`,
  },
  {
    asks: [
      'free tier',
      'free plan limit',
      'free limit',
      'free api calls',
      'free calls',
      'daily limit',
      'monthly limit',
    ],
    title: 'Free tier',
    text: `${formatNumber(freeTier.callsPerMonth)} API calls a month, at most ${freeTier.callsPerDay} a day; up to ${freeTier.audioSeconds} seconds of audio in a recognition call, ${freeTier.synthesisCharacters} characters in a synthesis call.`,
    href: `${docsRoute}/account-setup#tiers-and-limits`,
  },
  {
    asks: ['developer tier', 'requests per minute', 'rate limit', 'api limit'],
    title: 'Rate limits',
    text: `Free tier: ${formatNumber(freeTier.callsPerMonth)} calls a month, ${freeTier.callsPerDay} a day. Developer tier: ${formatNumber(developerTier.requestsPerMinute)} requests a minute. Enterprise: ${docs.enterpriseTier.limits}.`,
    href: `${docsRoute}/rest-api-reference#rate-limits`,
  },
  {
    asks: ['audio limit', 'audio length', 'maximum audio', 'how long audio', 'max audio seconds'],
    title: 'Audio in one recognition call',
    text: `Up to ${freeTier.audioSeconds} seconds on the free tier.`,
    href: `${docsRoute}/account-setup#tiers-and-limits`,
  },
  {
    asks: ['character limit', 'text limit', 'synthesis limit', 'tts limit'],
    title: 'Text in one synthesis call',
    text: `Up to ${freeTier.synthesisCharacters} characters on the free tier.`,
    href: `${docsRoute}/account-setup#tiers-and-limits`,
  },
  {
    asks: [
      errors.invalidAudioFormat.code,
      'audio format not supported',
      'unsupported audio',
      'supported audio formats',
      'audio formats',
    ],
    title: errors.invalidAudioFormat.code,
    text: `“${errors.invalidAudioFormat.message}” Supported: ${docs.audioFormats.join(', ')}.`,
    href: `${docsRoute}/rest-api-reference#errors`,
  },
  {
    asks: [errors.voiceMismatch],
    title: errors.voiceMismatch,
    text: 'The reason that a voice biometric check gives when the voice is not the expected one.',
    href: `${docsRoute}/security-best-practices#check-that-a-speaker-is-present`,
  },
  ...assistantErrors,
  {
    asks: ['ios requirements', 'ios version', 'minimum ios', 'xcode version', 'swift version'],
    title: 'iOS SDK requirements',
    text: `iOS ${sdk.ios.minimum} or newer, Xcode ${sdk.ios.xcode} or newer, Swift ${sdk.ios.swift} or newer.`,
    href: `${docsRoute}/ios-sdk#before-you-start`,
  },
  {
    asks: ['android requirements', 'android version', 'minimum android', 'kotlin version', 'java version', 'minsdk'],
    title: 'Android SDK requirements',
    text: `Android API ${sdk.android.minimumApi} or newer, with Java ${sdk.android.java} or Kotlin ${sdk.android.kotlin} or newer.`,
    href: `${docsRoute}/android-sdk#before-you-start`,
  },
  {
    asks: ['tls version', 'minimum tls'],
    title: 'TLS',
    text: `TLS ${security.tls} or newer.`,
    href: `${docsRoute}/security-best-practices#security-settings`,
  },
  {
    asks: ['support hours', 'support response time'],
    title: 'Support hours',
    text: `Standard: ${company.support.standardHours}, response by email within ${company.support.standardResponse}. Premium: ${company.support.premiumHours}, response within ${company.support.premiumResponse}.`,
    href: `${docsRoute}/account-setup#get-support`,
  },
  {
    asks: ['basic plan', 'pro plan', 'plan price', 'pricing', 'price'],
    title: 'Plans',
    text: `Basic ${pricing.basic.price} per month for up to ${formatNumber(pricing.basic.requestsPerMonth)} requests; Pro ${pricing.pro.price} per month for ${formatNumber(pricing.pro.requestsPerMonth)}; Enterprise: ${pricing.enterprise.price.toLowerCase()}.`,
    href: '/products/pricing#plans',
  },
];
