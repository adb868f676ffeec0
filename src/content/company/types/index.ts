export type {AboutContent, Chorus, CompanyFigure, Speaker} from './about';
export type {AboutUsContent, Leader, Overtone, StoryEntry, Value} from './aboutUs';
export type {CareersContent, DetailTitles, Perk, Position} from './careers';
export type {Address, ContactCard, ContactContent, MapData} from './contact';
export type {Article, NewsContent, Recording, SoundEvent} from './news';
export type {HeardSentence, PartnersContent, SuccessStory} from './partners';
