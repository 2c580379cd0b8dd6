import type { Talk } from './talk.ts';

export const en: Talk = {
  hello: [
    'hello everyone',
    'hi all, what did I miss?',
    'back again, hello',
    'hey, first time here',
    'good evening from {city}',
    'greetings from {city}',
    'hi from a rainy {city}',
    'just home from work, hello',
    'evening, this room feels cosy',
  ],
  welcome: [
    'welcome {name}!',
    'hi {name}, nice to see you',
    '{name}, you made it!',
    'hello {name}, make yourself at home',
    'there you are, {name}',
  ],
  remarks: [
    'that light looks great',
    'great song',
    'my coffee is cold already, again',
    'this is the nicest room tonight',
    'haha true',
    'I needed this after work',
    'the picture is really sharp today',
    'love the mood here',
    'raining here all day',
    'that made me smile',
    'good choice',
    'time flies in here',
    'the plant in the corner has grown',
    'new lamp?',
    'who else is having dinner right now?',
    'the sound is much better than last week',
    'I could listen to this for hours',
    'only five minutes, I said, an hour ago',
    'nice colours tonight',
    'that laugh is contagious',
    'somebody turn my Monday off',
    'my cat is watching, too',
    'this is my favourite corner of the internet',
    'lovely crowd here',
    'I have that cushion as well',
    'the goal is getting close',
    'well said',
    'can confirm, it is worth staying',
    'brb, kettle',
    'and I am back',
  ],
  questions: [
    {
      said: 'how was your day?',
      answers: ['long, but now it is good', 'quiet, {name}, I slept in', 'busy, I moved half the furniture'],
    },
    {
      said: 'what are you listening to?',
      answers: [
        'an old playlist from school',
        'a band from {city}, I forgot the name',
        'my neighbour, and it is not bad',
      ],
    },
    {
      said: 'do you do {tag} often?',
      answers: ['every Tuesday, {name}', 'more than I should', 'only when you are all here'],
    },
    {
      said: 'which city would you like to visit?',
      answers: [
        '{city}, in spring',
        'I was in {city} last year, so there again',
        'somewhere with a night train, {name}',
      ],
    },
    {
      said: 'tea or coffee?',
      answers: ['tea, always tea', 'coffee until {number}, then tea', 'cocoa, {name}, I am a child'],
    },
    {
      said: 'what is the plan for tonight?',
      answers: [
        'music, talk, and the goal',
        'no plan, {name}, that is the plan',
        'I want to finish this puzzle with you',
      ],
    },
    {
      said: 'how long are you on today?',
      answers: ['until midnight, maybe longer', 'two hours at least, {name}', 'as long as my back allows'],
    },
    {
      said: 'any pets?',
      answers: [
        'a cat who owns the sofa',
        'no, but the plants have names',
        'two goldfish, {name}, they are shy',
      ],
    },
    {
      said: 'did you cook today?',
      answers: ['soup, with too much pepper', 'if toast counts, yes', 'my sister did, I washed up, {name}'],
    },
    {
      said: 'are you from {city}?',
      answers: ['close, an hour by train', 'no, {name}, but I like it there', 'my grandmother was'],
    },
    {
      said: 'what is that on the wall?',
      answers: [
        'a print from a flea market',
        'I painted it myself, be kind, {name}',
        'a map of places I want to see',
      ],
    },
    {
      said: 'early bird or night owl?',
      answers: ['owl, you can see that', 'owl on weekends, {name}', 'depends who wakes me'],
    },
    {
      said: 'what are you reading?',
      answers: [
        'a crime novel, I suspect the gardener',
        'a cookbook, like a novel',
        'chat, {name}, only chat',
      ],
    },
    {
      said: 'do you take requests for songs?',
      answers: [
        'for the next one, yes',
        'write it down, {name}, I will find it',
        'if it is not that one song',
      ],
    },
  ],
  stories: [
    {
      said: 'I tried a new recipe and almost burned the kitchen',
      answers: ['what was it?', 'the smoke alarm cheers for you', 'happens to the best'],
    },
    {
      said: 'next week I am on the road, but I will be on',
      answers: ['where to?', 'safe travels', 'we will follow you'],
    },
    {
      said: 'who remembers last Friday?',
      answers: ['I do, best evening', 'sadly missed it', 'we laughed until one'],
    },
    {
      said: 'I put up new lights, do you like them?',
      answers: ['yes, warm', 'much better than before', 'a bit more blue?'],
    },
    {
      said: 'give me a second, water',
      answers: ['take your time', 'good idea, me too', 'we guard the room'],
    },
    {
      said: 'you choose the next song',
      answers: ['something slow', 'the one from yesterday', 'surprise us'],
    },
    {
      said: 'we are close to the goal, thank you all',
      answers: ['nearly there', 'come on everybody', 'I count on the late ones'],
    },
    { said: 'I am practising {tag} every day now', answers: ['it shows', 'how long already?', 'respect'] },
    {
      said: 'my neighbour practises the trumpet, if you hear something',
      answers: ['I like it', 'that explains a lot', 'is he any good?'],
    },
    {
      said: 'I found photos of {city} today, I want to go back',
      answers: ['I was there last summer', 'take me with you', 'best food there'],
    },
    {
      said: 'I have not missed a day this week',
      answers: ['we noticed', 'you earned a day off', 'and we were here'],
    },
    {
      said: 'small break in {number} minutes, then on we go',
      answers: ['perfect, snacks', 'I stay', 'see you after it'],
    },
  ],
  thanks: [
    'thank you {name}, {tokens} tokens!',
    '{name}, you are kind, thank you for {tokens}',
    'wow {name}, {tokens}! thank you',
    'that made my evening, {name}',
  ],
  cities: [
    'Leeds',
    'Boston',
    'Dublin',
    'Toronto',
    'Bristol',
    'Sydney',
    'Glasgow',
    'Denver',
    'Cardiff',
    'Auckland',
  ],
};
