/** The toolbar: what a reviewer can switch over every story. */
import type { Preview } from '@storybook/react-vite';

const item = (value: string, title: string) => ({ value, title });

export const globalTypes: Preview['globalTypes'] = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        item('default', 'Default'),
        item('velvet', 'Velvet'),
        item('noir', 'Noir'),
        item('all', 'All brands side by side'),
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark'), item('both', 'Light and dark side by side')],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        item('en', 'English'),
        item('de', 'Deutsch'),
        item('es', 'Español'),
        item('fr', 'Français'),
        item('it', 'Italiano'),
        item('nl', 'Nederlands'),
      ],
    },
  },
  viewer: {
    description: 'Who looks (screens read it)',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: ['guest', 'viewer', 'premium', 'vip', 'super_vip', 'model', 'mod', 'admin'].map((id) =>
        item(id, id.replace('_', ' ')),
      ),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [item('full', 'Full motion'), item('reduced', 'Reduced motion')],
    },
  },
};

export const initialGlobals: Preview['initialGlobals'] = {
  brand: 'default',
  scheme: 'light',
  language: 'en',
  viewer: 'viewer',
  motion: 'full',
};
