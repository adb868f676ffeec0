/**
 * Search aliases of marketing pages and their sections, by address: words that visitors search for and that the section
 * doesn't use. Those of documentation pages are in `src/search/aliases`.
 */
export const searchAliases: Record<string, string> = {
  '/': 'home page, start page, Timbre, voice AI company',
  '/#automotive': 'car, vehicle, driver, navigation, truck',
  '/#enterprise': 'call center, customer service, business, large company, corporate',
  '/#features':
    'voice biometrics, noise cancellation, multilingual, integration, capabilities, what can it do, advantages, benefits',
  '/#industries': 'sectors, use cases, verticals, examples, fields',
  '/#mobile': 'phone, smartphone app, iOS, Android',
  '/#smart-home': 'lights, lamp, thermostat, appliance, IoT, house',
  '/#testimonials':
    'reviews, customer quotes, references, opinions, feedback, ratings, stars, what customers say, satisfied, recommendation',
  '/#trial': 'free trial, try for free, no credit card, test period, evaluate, 30 days, without paying',
  '/about': 'company, who are you, who is Timbre, organization',
  '/about#careers': 'jobs, hiring, vacancies, work for you',
  '/about#contact': 'email, phone, reach, address',
  '/about#in-short': 'facts, figures, numbers, history, founded, accuracy, languages, how old, size',
  '/about#news': 'blog, press, announcements, articles',
  '/company/about-us': 'who are you, team, background, behind Timbre, organization',
  '/company/about-us#leadership':
    'CEO, CTO, founders, management, executives, bosses, directors, board, team, who runs, president, owner, head, in charge, people',
  '/company/about-us#mission': 'vision, purpose, goal, why, strategy, believe',
  '/company/about-us#story':
    'history, founded, beginning, origin, timeline, since when, established, milestones, founders, year, how old',
  '/company/about-us#values':
    'innovation, accessibility, privacy, principles, ethics, culture, accents, children, elderly, inclusion, diversity, bias, speech impairment, belief',
  '/company/careers': 'jobs, work at Timbre, hiring, vacancies, employment, recruitment, employer, apply, join',
  '/company/careers#perks':
    'benefits, salary, compensation, vacation, remote work, home office, culture, advantages, working hours, pay, insurance, flexible, what do you offer',
  '/company/careers#positions':
    'jobs, vacancies, hiring, openings, engineer, apply, roles, recruiting, internship, intern, work for you, careers, designer, developer advocate, recruiter, occupation',
  '/company/careers#resume': 'CV, apply, application, unsolicited, upload, cover letter, curriculum vitae',
  '/company/contact': 'reach, get in touch, write, call, talk to a human, phone, email, mail',
  '/company/contact#headquarters':
    'office, address, location, where are you, San Francisco, visit, map, based, city, country, postal, mail, street, directions',
  '/company/contact#message': 'contact form, write to us, feedback, question, press, enquiry, inquiry',
  '/company/contact#sales':
    'quote, buy, purchase, offer, demo, price request, negotiate, discount, contract, volume, account manager, sales team, talk to someone, book a demo, proposal',
  '/company/contact#support': 'help, problem, technical, report a bug, fault, broken, complaint, service',
  '/company/news':
    'blog, press, announcements, articles, updates, what is new, media, newsletter, releases, publications, research, latest',
  '/company/partners':
    'customers, clients, companies using, who uses Timbre, references, become a partner, partnership, reseller, affiliate, collaborate, integrators',
  '/company/partners#marks': 'logos, customers, clients, companies, brands',
  '/company/partners#next': 'become a partner, apply, join, cooperate, partner program, collaboration',
  '/company/partners#stories': 'case studies, success stories, examples, customer stories, results, experience',
  '/developers': 'developer portal, resources, API key, programmers, engineers, tools',
  '/developers#api-access': 'API key, tiers, limits, token, free, quota',
  '/developers#community': 'forum, Discord, webinars, meetups, ask others, help, chat',
  '/developers#documentation': 'docs, guides, manuals, tutorials, learn',
  '/developers#sdks': 'libraries, iOS, Android, web, download, client, platforms, requirements',
  '/developers/api-access': 'API overview, get a key, request access, register',
  '/developers/api-access#features': 'JSON, WebSocket, OAuth, rate limiting, error handling, protocol',
  '/developers/api-access#free-tier':
    'free quota, calls per month, calls per day, allowance, how much is free, no cost, daily',
  '/developers/api-access#steps': 'get an API key, register, how to begin, onboarding, sign up',
  '/developers/api-access#use-cases': 'examples, what to build, chatbot, transcription, IoT, applications, ideas',
  '/developers/community':
    'forum, ask other developers, discussion, help from others, Stack Overflow, people, users, members, network, social',
  '/developers/community#discord': 'chat, Slack, talk to developers, instant, channel, live help, server',
  '/developers/community#events':
    'webinars, hackathons, meetups, conference, workshop, training course, calendar, meet, talks, dates',
  '/developers/community#forum':
    'discussion board, ask a question, Q&A, feature request, technical support, show and tell, threads, topics, post, suggest a feature, bug report',
  '/developers/community#projects':
    'showcase, examples, made by members, open source, inspiration, gallery, built with',
  '/developers/support': 'help, customer service, contact, help desk, ticket, assistance, human, service',
  '/developers/support#faq': 'frequently asked questions, lost key, common questions, answers, recover',
  '/developers/support#hours':
    'opening hours, business hours, response time, availability, weekend, 24/7, phone, how fast, time zone, when are you open, urgent, reply, night, holidays',
  '/developers/support#options': 'help, ways to get help, channels, email, phone, choices',
  '/developers/support#write':
    'contact form, ticket, email, submit a request, report a bug, report an issue, complain, describe a problem, topics',
  '/get-started': 'register, sign up, create account, registration, join, new account, open an account, signup form',
  '/products': 'what do you sell, product range, offering, portfolio, solutions, services, choose',
  '/products#access': 'SDK, API, integrate, combine, how to use',
  '/products#choose': 'which product, compare, difference, recommend, right product, versus',
  '/products#prices': 'cost, fees, how much, cheap, money, monthly',
  '/products/houndify': 'platform, developer platform, custom domain, all in one',
  '/products/houndify#configuration': 'example domain, definition, terms, code',
  '/products/houndify#features': 'components, modules, parts, capabilities',
  '/products/houndify#how-it-works': 'steps, process, begin, go live',
  '/products/pricing':
    'cost, price list, fees, how much, rates, tariff, charges, subscription, money, budget, quote, expensive, affordable, billing, licence',
  '/products/pricing#billing':
    'upgrade, downgrade, cancel, refund, invoice, payment, billing cycle, switch plan, charged, money back, terminate, prorated, receipt, batch',
  '/products/pricing#calculator': 'estimate, cost calculator, which plan, how much will I pay, compute, recommend',
  '/products/pricing#compare':
    'comparison, features, table, difference between plans, SLA, uptime, versus, which plan, what is included',
  '/products/pricing#faq':
    'questions, payment methods, credit card, PayPal, wire transfer, invoice, free trial, cancel, request counting, annual, exceed, overage, Visa, bank, pay by, what counts',
  '/products/pricing#next': 'large volume, custom price, enterprise, discount, SLA, demo, bulk, many requests',
  '/products/pricing#plans':
    'Basic, Pro, Enterprise, packages, subscription, monthly price, cheapest, cost, tiers, fee, how much, dollars, editions, number of apps, applications',
  '/products/voice-ai': 'speech to text, transcription, dictation, ASR, recognizer, recognition product',
  '/products/voice-ai#try': 'demo, try demo, live demo, playground, interactive',
  '/products/voice-ai#configuration': 'settings, options, example, parameters',
  '/products/voice-ai#features': 'languages, accents, noise, vocabulary, offline, capabilities, benefits, dialects',
  '/products/voice-ai#how-it-works': 'process, steps, explained, behind the scenes',
  '/products/voice-ai#next': 'request a demo, trial recording',
  '/products/voice-chat': 'chatbot, voice bot, conversation, conversational AI, talk, dialog',
  '/products/voice-chat#configuration': 'settings, options, voice, delay',
  '/products/voice-chat#features': 'memory, context, timing, capabilities, natural',
  '/products/voice-chat#how-it-works': 'process, components, steps, explained',
  '/products/voice-search': 'spoken search, find by speaking, search box, catalog',
  '/products/voice-search#configuration': 'settings, weights, options',
  '/products/voice-search#features': 'fuzzy, filters, ranking, capabilities, typos',
  '/products/voice-search#how-it-works': 'process, steps, explained',
  '/signin': 'log in, login, sign on, password, account access, forgot password, social login, remember me, logon',
  '/solutions': 'industries, sectors, use cases, verticals, markets, examples, applications, fields',
  '/solutions#customer-service': 'call center, helpdesk, IVR, contact center, hotline',
  '/solutions#enterprise': 'large company, corporate, business, contract',
  '/solutions#mobile-apps': 'phone, smartphone, iOS, Android',
  '/solutions#settings': 'recommended configuration, noise level, starting values, environment',
  '/solutions/automotive':
    'car, vehicle, driving, in-car, infotainment, truck, driver, automobile, dashboard, navigation, auto, motor, road',
  '/solutions/automotive#settings': 'noise, car configuration, offline, speed, hybrid, engine',
  '/solutions/automotive#trip': 'driving example, navigation, story, offline in a tunnel, scenario',
  '/solutions/customer-service':
    'call center, contact center, IVR, hotline, phone line, helpdesk, agents, telephone, phone menu, callers, call routing, customer care',
  '/solutions/customer-service#claims':
    'handle time, savings, satisfaction, ROI, results, statistics, percent, reduce cost, efficiency, wait times, improvement',
  '/solutions/customer-service#start': 'how to begin, pilot, first step, rollout, proof of concept',
  '/solutions/enterprise':
    'large companies, corporate, business, security review, procurement, big company, organization',
  '/solutions/enterprise#contract':
    'agreement, SLA, terms, wire transfer, premium support, invoice, legal, purchase order, limits, negotiate',
  '/solutions/enterprise#retention': 'data retention, how long is data kept, stored, deleted, 30 days, storage',
  '/solutions/enterprise#settings': 'security questionnaire, encryption, compliance, privacy, TLS, vendor assessment',
  '/solutions/enterprise#spoken': 'redaction example, personal data, before',
  '/solutions/enterprise#stored': 'redaction example, masked, anonymized, censored, after',
  '/solutions/enterprise#uptime':
    'SLA, availability, downtime, reliability, outage, guarantee, 99.99, status, service level, reliable, maintenance',
  '/solutions/iot-smart-home':
    'smart devices, lights, lamp, thermostat, Internet of Things, appliance, home automation, voice control, smart speaker, household, TV, heating, gadget, house, door lock',
  '/solutions/iot-smart-home#names': 'room names, device names, nicknames, custom vocabulary, rename',
  '/solutions/iot-smart-home#privacy':
    'what is sent to the cloud, local processing, edge, listening at home, offline, spying, leaves the device, data',
  '/solutions/iot-smart-home#wake-word':
    'sensitivity, false activation, hotword, trigger, hey, wakes by mistake, activation phrase, wake up',
  '/solutions/mobile-apps': 'smartphone, phone app, iOS, Android, app developers, handset, tablet, mobile phone',
  '/solutions/mobile-apps#failures':
    'error messages, what to say, no speech, permission denied, offline, not understood',
  '/solutions/mobile-apps#partials': 'live text, interim results, words while speaking, captions, real time, temporary',
  '/solutions/mobile-apps#platforms':
    'requirements, minimum version, iOS version, Android version, Kotlin, Swift, supported phones, compatibility',
};
