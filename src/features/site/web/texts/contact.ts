/** The contact page: static, no form (features specification, section 2). */
export const contact = {
  title: 'Contact',
  description:
    'Write to {brand} support: technical problems, questions, feedback, ideas, security reports and data requests. Replies within 24-48 hours on business days.',
  standfirst: 'Email us. A person reads every message.',
  addressLabel: 'Support address',
  replyLabel: 'Reply time',
  reply: '24-48 hours on business days',
  topicsHeading: 'What to write about',
  write: 'Write about this',
  subjectLabel: 'Subject',
  topics: [
    {
      name: 'Technical support and bug reports',
      text: 'Tell us the page, what you did, what you expected and what happened instead. The time of day and the name of your browser help us to find it.',
      subject: 'Support',
      required: null,
    },
    {
      name: 'Usage questions',
      text: 'How a tool reads your input, what a mark in the margin means, what a credit pays for.',
      subject: 'Question',
      required: null,
    },
    {
      name: 'Performance feedback',
      text: 'Where a result was wrong, incomplete or slow. Send the passage, not the whole document, and nothing that is confidential.',
      subject: 'Performance feedback',
      required: null,
    },
    {
      name: 'Feature proposals',
      text: 'What you tried to do, and where the product stopped you. That tells us more than a finished design.',
      subject: 'Feature proposal',
      required: null,
    },
    {
      name: 'Security disclosure',
      text: 'Your subject must contain “SECURITY”, so that it is read first. Describe the steps, don’t access other people’s data, and give us time to fix it before you publish.',
      subject: 'SECURITY',
      required: 'SECURITY',
    },
    {
      name: 'Data export or deletion requests',
      text: 'Your subject must contain “Data Request”. Write from the address of your account, and say whether you want an export, a deletion, or both.',
      subject: 'Data Request',
      required: 'Data Request',
    },
  ],
} as const;
