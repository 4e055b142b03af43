-- Programs of people use the tools of the assistant over MCP, where the company allows it.
alter table app.agent_settings add column mcp boolean not null default false;

alter table app.agent_use
  -- Whether the person asked in the portal, or a program used one tool.
  add column via text not null default 'chat' check (via in ('chat', 'mcp')),
  drop constraint agent_use_outcome_check,
  add constraint agent_use_outcome_check
    check (outcome in ('running', 'answered', 'stopped', 'failed', 'timeout', 'cut', 'refused'));
